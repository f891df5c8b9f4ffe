// ios: 12
import UIKit

final class Page: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("will appear, animated:", animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print("did disappear, animated:", animated)
  }
}

let root = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
root.present(Page(), animated: false)
Simulator.settle()
root.dismiss(animated: false)
Simulator.settle()
