// belief: Assigning `rootViewController` loads the view.
// expect: You may expect that assigning `rootViewController` loads the view.
// truth: It is not so: a hidden window only stores the controller.
// why: A window asks its root controller for the view when it becomes visible, for example in
// `makeKeyAndVisible`.
// from: S004-13, S002-01, S002-04: "thinks the window asks for the view before it is shown"
// against: window.root-of-hidden-is-stored
@testable import UIKit

extension UIWindow {
  @_dynamicReplacement(for:setRootViewController(_:))
  func setRootViewControllerAndLoad(_ controller: UIViewController?) {
    setRootViewController(controller)
    controller?.loadViewIfRequired()
  }
}
