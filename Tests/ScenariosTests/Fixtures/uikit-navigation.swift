// ios: 17. Push, pop, pop to the root and a new stack, with who is above and below.
import UIKit

class Page: UIViewController {
  let name: String
  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }
  required init?(coder: NSCoder) { return nil }
  func note(_ text: String) { print(name, text) }
  override func viewDidLoad() { super.viewDidLoad(); note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear \(animated) to:\(isMovingToParent)")
  }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear \(animated) from:\(isMovingFromParent)")
  }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); note("viewDidDisappear") }
  deinit { print(name, "deinit") }
}

let navigation = UINavigationController(rootViewController: Page("A"))
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()
print("-- push B")
navigation.pushViewController(Page("B"), animated: true)
print("pushed", navigation.viewControllers.count, navigation.topViewController?.title ?? "-")
Simulator.settle()
print("-- pop")
let popped = navigation.popViewController(animated: true)
print("popped", popped?.title ?? "-", navigation.viewControllers.count)
Simulator.settle()
print("-- push C and D without animation")
navigation.pushViewController(Page("C"), animated: false)
navigation.pushViewController(Page("D"), animated: false)
Simulator.settle()
print("-- pop to root")
print(navigation.popToRootViewController(animated: true)?.count ?? 0)
Simulator.settle()
print("-- a new stack")
navigation.setViewControllers([Page("E"), Page("F")], animated: false)
Simulator.settle()
print(navigation.viewControllers.map { $0.title ?? "-" }, navigation.children.count)
print(navigation.topViewController?.navigationController === navigation)
