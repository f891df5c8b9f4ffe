// ios: 17. A full-screen presentation takes the presenter's view out; dismissing brings it back.
import UIKit

class Screen: UIViewController {
  let name: String
  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { return nil }
  override func viewDidLoad() { super.viewDidLoad(); print(name, "viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print(name, "viewWillAppear", isBeingPresented)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print(name, "viewDidAppear", isBeingPresented)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print(name, "viewWillDisappear", isBeingDismissed)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print(name, "viewDidDisappear", view.window == nil)
  }
  deinit { print(name, "deinit") }
}

let root = Screen("root")
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
for animated in [true, false] {
  print("-- present, animated:", animated)
  let modal = Screen("modal")
  modal.modalPresentationStyle = .fullScreen
  root.present(modal, animated: animated) { print("presented") }
  print("asked", root.presentedViewController === modal, modal.presentingViewController === root)
  Simulator.settle()
  print("-- dismiss")
  root.dismiss(animated: animated) { print("dismissed") }
  Simulator.settle()
  print("gone", root.presentedViewController == nil)
}
