// title: A controller pushed in a tab that is not selected is not loaded before the tab is shown again
// ios: 15
// device: iphone
// watch: loaded | c
// normalize:
// source: https://github.com/Tencent/QMUI_iOS/blob/master/QMUIKit/UIKitExtensions/UINavigationController+QMUI.h (QMUI team, 2024-09)
// confidence: high
// note: The comment: while the navigation controller is not visible (another tab, something presented above) push and pop call no lifecycle methods; viewDidLoad comes when it is visible again.
import UIKit
final class C: UIViewController {
    override func viewDidLoad() { super.viewDidLoad(); print("c did load") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("c will appear") }
}
let nav = UINavigationController(rootViewController: UIViewController())
let tabs = UITabBarController()
tabs.viewControllers = [nav, UIViewController()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
tabs.selectedIndex = 1
Simulator.settle()
let c = C()
nav.pushViewController(c, animated: false)
Simulator.settle()
print("loaded \(c.isViewLoaded)")
tabs.selectedIndex = 0
Simulator.settle()

// prints:
// loaded false
// c did load
// c will appear
