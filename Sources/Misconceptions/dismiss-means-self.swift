// belief: `dismiss` takes away the controller it is sent to, whatever that one presents.
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
