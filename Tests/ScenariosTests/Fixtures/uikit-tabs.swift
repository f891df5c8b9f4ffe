// ios: 17. Tabs load their controllers on first selection.
import UIKit

class Tab: UIViewController {
  let name: String
  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    tabBarItem.title = name
  }
  required init?(coder: NSCoder) { return nil }
  override func viewDidLoad() { super.viewDidLoad(); print(name, "viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print(name, "viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print(name, "viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); print(name, "viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print(name, "viewDidDisappear") }
}
let tabs = UITabBarController()
tabs.viewControllers = [Tab("one"), Tab("two"), UINavigationController(rootViewController: Tab("three"))]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
print("-- two")
tabs.selectedIndex = 1
Simulator.settle()
print("-- three, by a tap")
Simulator.select(tab: 2, in: tabs)
Simulator.settle()
print("-- one again")
tabs.selectedIndex = 0
Simulator.settle()
print(tabs.selectedViewController?.isViewLoaded ?? false, tabs.viewControllers?.count ?? 0)
