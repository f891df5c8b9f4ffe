// belief: `dismiss` takes away the topmost controller only.
// expect: You may expect that `dismiss` removes only the topmost controller.
// truth: It is not so: it removes what the receiver presents and everything above.
// why: The upper controllers are presented by one that goes, so they go with it and don't appear in
// between.
// from: common mistake with two modals: a stack popped one by one
// against: dismiss.takes-all-above
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:dismissViewController(animated:completion:))
  func dismissTop(animated: Bool, completion: (() -> Void)?) {
    var top: UIViewController = self
    while let above = top.presentedViewController {
      top = above
    }
    if let presenting = top.presentingViewController, because(.dismissAsksPresenter) {
      presenting.dismissPresented(animated: animated, completion: completion)
    }
  }
}
