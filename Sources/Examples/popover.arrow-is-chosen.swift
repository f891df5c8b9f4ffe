// device: ipad
import UIKit

class Home: UIViewController {}
class Menu: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let menu = Menu()
menu.modalPresentationStyle = .popover
let popover = menu.popoverPresentationController
popover?.sourceView = home.view
popover?.permittedArrowDirections = .left
print("unknown before: \(popover?.arrowDirection == .unknown)")
home.present(menu, animated: true)
Simulator.settle()
print("on the left: \(popover?.arrowDirection == .left)")
