import UIKit

class Old: UIViewController {
  deinit { print("the old root is gone") }
}
class Page: UIViewController {
  deinit { print("its page is gone") }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Old()
window.makeKeyAndVisible()
Simulator.settle()

window.rootViewController?.present(Page(), animated: true)
Simulator.settle()
window.rootViewController = UIViewController()
Simulator.settle()
print("another root")
