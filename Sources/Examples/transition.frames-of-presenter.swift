import UIKit

class Home: UIViewController {}
class Page: UIViewController {}
class Drop: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 1
  }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let home = context.viewController(forKey: .from) {
      print("home leaves: \(context.finalFrame(for: home) == .zero)")
    }
    if let page = context.view(forKey: .to) { context.containerView.addSubview(page) }
    context.completeTransition(true)
  }
}
class Style: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return Drop()
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let style = Style()
let page = Page()
page.modalPresentationStyle = .overFullScreen
page.transitioningDelegate = style
home.present(page, animated: true)
Simulator.settle()
