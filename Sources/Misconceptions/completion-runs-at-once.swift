// belief: The completion of `present` runs when the call returns, before `viewDidAppear`.
// expect: You may expect that the completion of `present` runs when the call returns, before
// `viewDidAppear`.
// truth: It is not so: the completion runs after `viewDidAppear`.
// why: `present` only asks for a transition, and the completion marks the end of that transition.
// from: common mistake: the next `present` in the line below
// against: present.completion-comes-last
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:presentViewController(_:animated:completion:))
  func presentAndComplete(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    presentViewController(controller, animated: animated, completion: nil)
    completion?()
  }

  @_dynamicReplacement(for:dismissViewController(animated:completion:))
  func dismissAndComplete(animated: Bool, completion: (() -> Void)?) {
    dismissViewController(animated: animated, completion: nil)
    completion?()
  }
}
