import UIKit

class Home: UIViewController, UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    print("a person closed it")
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
home.dismiss(animated: true) { print("code closed it") }
Simulator.settle()
