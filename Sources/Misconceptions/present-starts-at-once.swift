// belief: `present` sends the "will" callbacks before it returns.
// expect: You may expect that `present` sends `viewWillAppear` before it returns.
// truth: It is not so: `viewWillAppear` comes after `present` has returned.
// why: From iOS 7 on, the transition starts at the end of the turn, after UIKit has committed its
// changes.
// from: M-07, M-08: what iOS 6 did, taken for today's
// against: present.starts-after-commit
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:schedule(_:animated:completion:))
  func startPresentationAtOnce(
    _ presentation: UIPresentationController, animated: Bool, completion: (() -> Void)?
  ) {
    presentation.startPresentation(from: self, animated: animated, completion: completion)
  }
}
