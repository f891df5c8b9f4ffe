// belief: The completion of `present` runs when the call returns, before `viewDidAppear`.
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
