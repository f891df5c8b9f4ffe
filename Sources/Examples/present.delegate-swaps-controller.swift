import UIKit

class Home: UIViewController, UIPopoverPresentationControllerDelegate {
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    return UINavigationController(rootViewController: controller.presentedViewController)
  }
}
class Page: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let page = Page()
page.modalPresentationStyle = .popover
page.popoverPresentationController?.sourceView = home.view
page.popoverPresentationController?.delegate = home
home.present(page, animated: true)
Simulator.settle()
print("page has a navigation bar: \(page.navigationController != nil)")
