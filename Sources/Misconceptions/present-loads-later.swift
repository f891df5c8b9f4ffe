// belief: `present` loads the view later, as a push does.
// from: M-07 carried over: push and present taken for alike
// against: present.loads-at-once
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:loadInCall(_:))
  func loadAfterCall(_ controller: UIViewController) {}
}
