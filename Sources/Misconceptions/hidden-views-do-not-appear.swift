// belief: A controller whose view is hidden gets no appearance callbacks.
// expect: You may expect that a controller whose view is hidden gets no appearance callbacks.
// truth: It is not so: it gets all of them.
// why: The callbacks depend on whether the view is in a window, and `isHidden` doesn't change that.
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
