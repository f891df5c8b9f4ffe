import UIKit

class Home: UIViewController, UIAdaptivePresentationControllerDelegate {}
class Page: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let page = Page()
page.presentationController?.delegate = home
home.present(page, animated: true)
Simulator.settle()
Simulator.beginSwipeDown(page)
Simulator.cancelSwipeDown(page)
Simulator.settle()
