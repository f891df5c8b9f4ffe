// ios: 9
import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("loaded:", topLayoutGuide.length)
  }
  override func viewDidLayoutSubviews() { print("laid out:", topLayoutGuide.length) }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: Page())
window.makeKeyAndVisible()
Simulator.settle()
