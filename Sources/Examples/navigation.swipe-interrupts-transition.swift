import UIKit

final class Detail: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("did appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("will disappear")
  }
}

let navigation = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()
let detail = Detail()
detail.preferredTransition = .zoom { _ in nil }
navigation.pushViewController(detail, animated: true)
Simulator.advance(by: 0.1)
print("swipe")
Simulator.beginSwipeBack(navigation)
Simulator.finishSwipeBack(navigation)
Simulator.settle()
print("left:", navigation.viewControllers.count)
