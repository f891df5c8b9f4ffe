// ios: 12. The same flow before viewIsAppearing was sent.
import UIKit

class Screen: UIViewController {
  override func viewDidLoad() { print("viewDidLoad", view.frame) }
  override func viewWillAppear(_ animated: Bool) { print("viewWillAppear", view.window == nil) }
  override func viewIsAppearing(_ animated: Bool) { print("viewIsAppearing") }
  override func viewWillLayoutSubviews() { print("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { print("viewDidLayoutSubviews") }
  override func viewDidAppear(_ animated: Bool) { print("viewDidAppear") }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Screen()
window.makeKeyAndVisible()
print("visible")
