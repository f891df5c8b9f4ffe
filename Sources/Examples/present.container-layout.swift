import UIKit

class Home: UIViewController {}
class Card: UIViewController {}
class Dimming: UIPresentationController {
  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = CGRect(x: 0, y: 400, width: 390, height: 444)
  }
}
class Style: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    return Dimming(presentedViewController: presented, presenting: presenting)
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let style = Style()
let card = Card()
card.modalPresentationStyle = .custom
card.transitioningDelegate = style
home.present(card, animated: true)
Simulator.settle()
home.dismiss(animated: true)
Simulator.settle()
