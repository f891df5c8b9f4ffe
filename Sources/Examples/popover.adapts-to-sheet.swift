// ios: 17
import UIKit

class Home: UIViewController {}
class Page: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

// On a phone the popover needs nothing to point at: it is not one.
let page = Page()
page.modalPresentationStyle = .popover
home.present(page, animated: true)
Simulator.settle()
print(page.presentingViewController != nil)
