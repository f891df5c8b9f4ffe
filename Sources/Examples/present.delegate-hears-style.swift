// ios: 12
import UIKit

class Home: UIViewController, UIAdaptivePresentationControllerDelegate {
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?
  ) {
    print(style == .fullScreen ? "it will cover everything" : "it stays a sheet")
  }
}
class Page: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let page = Page()
page.modalPresentationStyle = .formSheet
page.presentationController?.delegate = home
home.present(page, animated: true)
Simulator.settle()
