// belief: `view` is a stored property: it is nil until the controller is shown.
// expect: You may expect that `view` is nil until the controller is shown, like a stored property.
// truth: It is not so: the first read already returns a view.
// why: `view` has a getter that calls `loadView` and `viewDidLoad` when there is no view yet.
// from: S000-02, S000-11, S002-02, S003-19, S003-42, S004-02, S004-04: "thinks reading a
// property cannot run code"
// against: view.loads-on-first-access
@testable import UIKit

extension UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @_dynamicReplacement(for:view)
  var viewAsStored: UIView! {
    get { return viewStorage }
    set { setView(newValue) }
  }
}

extension UIWindow {
  @_dynamicReplacement(for:addRootViewControllerViewIfPossible())
  func loadAndAddRootView() {
    rootViewController?.loadViewIfRequired()
    addRootViewControllerViewIfPossible()
  }
}
