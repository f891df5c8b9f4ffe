// ios: 8
import UIKit

final class Page: UIViewController, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    print("presenting:", presenting != nil)
    return UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
let card = UIViewController()
card.modalPresentationStyle = .custom
card.transitioningDelegate = page
page.present(card, animated: true)
Simulator.settle()
