// belief: `present` loads the view later, as a push does.
// expect: You may expect that `present` loads the view later, as a push does.
// truth: It is not so: the view is loaded before `present` returns.
// why: From iOS 8 on, `present` loads the view itself, and only the transition waits for the end of
// the turn.
// from: M-07 carried over: push and present taken for alike
// against: present.loads-at-once
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:loadInCall(_:))
  func loadAfterCall(_ controller: UIViewController) {}
}
