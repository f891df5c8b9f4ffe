// belief: `presentationControllerDidDismiss` is sent for `dismiss` by code too.
// expect: You may expect that `presentationControllerDidDismiss` also comes when your code calls
// `dismiss`.
// truth: It is not so: a dismissal by code sends nothing to this delegate.
// why: The delegate is there to hear what the user does to a sheet, such as a swipe down.
// from: common question "presentationControllerDidDismiss is not called"
// against: dismiss.code-tells-no-delegate, sheet.swipe-tells
@testable import UIKit

extension UIPresentationController {
  @_dynamicReplacement(for:startDismissal(of:animated:completion:))
  func startDismissalAndTell(
    of chain: [UIViewController], animated: Bool, completion: (() -> Void)?
  ) {
    let teller = delegate
    if because(.swipeDownTellsDelegate) {
      teller?.presentationControllerWillDismiss(self)
    }
    startDismissal(of: chain, animated: animated) {
      completion?()
      if because(.swipeDownTellsDelegate) {
        teller?.presentationControllerDidDismiss(self)
      }
    }
  }
}
