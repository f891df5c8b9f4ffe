import UIKit

final class Frame: UIPresentationController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    print("the presentation controller hears")
    super.viewWillTransition(to: size, with: coordinator)
  }
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
let card = UIViewController()
card.modalPresentationStyle = .custom
card.transitioningDelegate = page
page.present(card, animated: false)
Simulator.settle()
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
