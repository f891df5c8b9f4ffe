// device: ipad
import UIKit

class Home: UIViewController, UIPopoverPresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
    popover.sourceView = view
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
menu.popoverPresentationController?.sourceView = window
home.present(menu, animated: true)
Simulator.settle()
print(menu.popoverPresentationController?.sourceView === home.view)
