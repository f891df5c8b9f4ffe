import UIKit

class Home: UIViewController, UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    return false
  }
}
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
Simulator.finishSwipeDown(page)
Simulator.settle()
