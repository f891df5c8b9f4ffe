import UIKit

final class Frame: UIPresentationController {
  override var shouldPresentInFullscreen: Bool { return false }
}
final class Page: UIViewController, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    return Frame(presentedViewController: presented, presenting: presenting)
  }
}

let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
page.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
let card = UIViewController()
card.modalPresentationStyle = .custom
card.transitioningDelegate = page
page.present(card, animated: false)
Simulator.settle()
print("container:", card.presentationController?.containerView?.frame.size ?? CGSize.zero)
