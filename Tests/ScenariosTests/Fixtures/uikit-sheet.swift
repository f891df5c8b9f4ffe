// ios: 17. A sheet leaves the presenter where it is; a person may swipe it down.
import UIKit

class Screen: UIViewController {
  let name: String
  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { return nil }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print(name, "viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print(name, "viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); print(name, "viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print(name, "viewDidDisappear") }
  deinit { print(name, "deinit") }
}

let root = Screen("root")
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
print("-- present")
do {
  let sheet = Screen("sheet")
  root.present(sheet, animated: true)
  Simulator.settle()
  print("-- swipe down and let go too early")
  Simulator.beginSwipeDown(sheet)
  Simulator.cancelSwipeDown(sheet)
  Simulator.settle()
  print("-- swipe down")
  Simulator.beginSwipeDown(sheet)
  Simulator.finishSwipeDown(sheet)
  Simulator.settle()
}
print("-- gone", root.presentedViewController == nil)
