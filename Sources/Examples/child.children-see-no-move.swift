// ios: 11
import UIKit

final class Part: UIViewController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("the child sees", parent?.isMovingFromParent ?? false)
  }
}
final class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let part = Part()
    addChild(part)
    view.addSubview(part.view)
    part.didMove(toParent: self)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("the page sees", isMovingFromParent)
  }
}

let navigation = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()
navigation.pushViewController(Page(), animated: false)
Simulator.settle()
navigation.popViewController(animated: true)
Simulator.settle()
