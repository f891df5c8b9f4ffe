import UIKit

class Card: UIPresentationController {
  override func adaptivePresentationStyle(for traits: UITraitCollection)
    -> UIModalPresentationStyle
  {
    return traits.horizontalSizeClass == .compact ? .fullScreen : .none
  }
}
class Home: UIViewController, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    return Card(presentedViewController: presented, presenting: presenting)
  }
}
class Page: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let page = Page()
page.modalPresentationStyle = .custom
page.transitioningDelegate = home
home.present(page, animated: true)
Simulator.settle()
print("home is covered: \(home.view.window == nil)")
