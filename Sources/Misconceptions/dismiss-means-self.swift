// belief: `dismiss` takes away the controller it is sent to, whatever that one presents.
// expect: You may expect that `dismiss` removes the controller that you call it on.
// truth: It is not so: if that controller presents another one, it stays and the other one goes.
// why: `dismiss` removes what the receiver presents; a controller that presents nothing passes the
// call to its presenter.
// from: common mistake with two modals; S002-22
// against: dismiss.belongs-to-presenter
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:dismissViewController(animated:completion:))
  func dismissSelf(animated: Bool, completion: (() -> Void)?) {
    if let presenting = presentingViewController, because(.dismissAsksPresenter) {
      presenting.dismissPresented(animated: animated, completion: completion)
    }
  }
}
