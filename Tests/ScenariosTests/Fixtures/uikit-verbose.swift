// ios: 13, verbose. UIKit's own steps between the scenario's lines.
import UIKit

class Screen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("viewWillAppear")
  }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Screen()
window.makeKeyAndVisible()
