// belief: A dismissed controller is gone when `dismiss` returns.
// expect: You may expect that a dismissed controller is gone when `dismiss` returns.
// truth: It is not so: the controller is still there, and its `viewDidDisappear` is still to come.
// why: From iOS 7 on a dismissal starts only at the end of the turn, and the controller stays until
// it is over.
// from: S003-51, S003-33: the end of a screen taken for the call that ends it
// against: dismiss.starts-after-commit
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:dismissPresented(animated:completion:))
  func dismissPresentedAtOnce(animated: Bool, completion: (() -> Void)?) {
    guard let presented = presentedStorage, !presented.isBeingHiddenModally else { return }
    if because(.presentedDisappears) {
      startDismissal(animated: false, completion: completion)
    }
  }
}
