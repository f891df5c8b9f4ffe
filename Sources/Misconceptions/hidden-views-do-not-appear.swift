// belief: A controller whose view is hidden gets no appearance callbacks.
// from: M-11; common question about `isHidden` and `viewWillAppear`
// against: appearance.view-driven, appearance.did-appear
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:__viewWillAppear(_:))
  func appearUnlessHidden(_ animated: Bool) {
    loadViewIfRequired()
    if viewStorage?.isHidden ?? false { return }
    __viewWillAppear(animated)
  }
}
