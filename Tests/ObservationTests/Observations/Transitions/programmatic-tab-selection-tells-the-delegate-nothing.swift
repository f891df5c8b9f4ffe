// title: Setting selectedIndex calls neither shouldSelect nor didSelect
// ios: 16.4
// device: iphone
// watch: delegate | index
// normalize:
// source: https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:) (Apple)
// confidence: high
// note: The page: called only in response to user taps in the tab bar, not when your code changes the tab bar contents programmatically; shouldSelect's page: in response to the user tapping an item.
import UIKit

final class D: NSObject, UITabBarControllerDelegate {
    func tabBarController(_ t: UITabBarController, shouldSelect vc: UIViewController) -> Bool { print("delegate should"); return true }
    func tabBarController(_ t: UITabBarController, didSelect vc: UIViewController) { print("delegate did") }
}

let d = D()
let tabs = UITabBarController()
tabs.delegate = d
tabs.viewControllers = [UIViewController(), UIViewController()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
tabs.selectedIndex = 1
Simulator.settle()
print("index \(tabs.selectedIndex)")

// prints:
// index 1
