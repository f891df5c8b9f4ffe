// belief: A second `present` puts its controller on top of the first.
// expect: You may expect that a second `present` puts its controller on top of the first.
// truth: It is not so: UIKit ignores the call and logs a warning.
// why: A controller presents one controller at a time, so the next one must be presented by the one
// on top.
// from: common mistake behind "which is already presenting"
// against: present.already-presenting
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:presentViewController(_:animated:completion:))
  func presentOnTop(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    var top: UIViewController = self
    while let above = top.presentedViewController {
      top = above
    }
    if top.isBeingShownModally {
      top.waitingPresentations.append {
        self.present(controller, animated: animated, completion: completion)
      }
      return
    }
    if top === self {
      presentViewController(controller, animated: animated, completion: completion)
    } else {
      top.presentViewController(controller, animated: animated, completion: completion)
    }
  }
}
