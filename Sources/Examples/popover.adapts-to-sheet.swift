// ios: 17
import UIKit

class Home: UIViewController, UIPopoverPresentationControllerDelegate {
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?
  ) {
    print(style == .pageSheet ? "a sheet, here" : "a popover")
  }
}
class Menu: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let menu = Menu()
menu.modalPresentationStyle = .popover
menu.popoverPresentationController?.delegate = home
menu.popoverPresentationController?.sourceView = home.view
home.present(menu, animated: true)
Simulator.settle()
