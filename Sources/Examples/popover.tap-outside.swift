// device: ipad
import UIKit

class Home: UIViewController, UIPopoverPresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    return true
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    print("the menu is gone")
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
menu.popoverPresentationController?.sourceView = home.view
menu.popoverPresentationController?.delegate = home
home.present(menu, animated: true)
Simulator.settle()
Simulator.tapOutside(menu)
Simulator.settle()
