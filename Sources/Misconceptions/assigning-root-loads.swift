// belief: Assigning `rootViewController` loads the view.
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
