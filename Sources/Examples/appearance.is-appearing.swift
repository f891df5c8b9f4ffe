import UIKit

class Home: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("will appear, in a window: \(view.window != nil)")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    print("is appearing, in a window: \(view.window != nil)")
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Home()
window.makeKeyAndVisible()
Simulator.settle()
window.rootViewController?.view.setNeedsLayout()
Simulator.settle()
