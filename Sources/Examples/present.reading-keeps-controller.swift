// ios: 9
import UIKit

final class Page: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("full screen:", presentationController?.presentationStyle == .fullScreen)
  }
  deinit { print("deinit") }
}

let root = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
root.present(Page(), animated: true)
Simulator.settle()
root.dismiss(animated: true)
Simulator.settle()
print("dismissed")
