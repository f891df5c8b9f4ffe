// ios: 7
import UIKit

final class Container: UIViewController {
  let inner = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(inner)
    inner.view.frame = view.bounds
    view.addSubview(inner.view)
    inner.didMove(toParent: self)
  }
}

let container = Container()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: container)
window.makeKeyAndVisible()
Simulator.settle()
print(container.topLayoutGuide.length)
print(container.inner.topLayoutGuide.length)
