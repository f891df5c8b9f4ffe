import UIKit

final class Frame: UIPresentationController {
  override func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    print("prefers", container.preferredContentSize)
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
card.preferredContentSize = CGSize(width: 200, height: 100)
