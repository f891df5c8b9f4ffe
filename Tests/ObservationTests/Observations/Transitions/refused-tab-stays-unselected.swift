// title: shouldSelect false keeps the current tab: no didSelect, the other controller is not loaded
// ios: 16.4
// device: iphone
// watch: delegate | index | loaded
// normalize:
// source: https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:shouldselect:) (Apple)
// confidence: high
// note: The page: false if the current tab should remain active. That the other view is not loaded follows from lazy loading.
import UIKit

final class D: NSObject, UITabBarControllerDelegate {
    func tabBarController(_ t: UITabBarController, shouldSelect vc: UIViewController) -> Bool { print("delegate should"); return false }
    func tabBarController(_ t: UITabBarController, didSelect vc: UIViewController) { print("delegate did") }
}

let d = D()
let tabs = UITabBarController()
tabs.delegate = d
let other = UIViewController()
tabs.viewControllers = [UIViewController(), other]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
Simulator.select(tab: 1, in: tabs)
Simulator.settle()
print("index \(tabs.selectedIndex)")
print("loaded \(other.isViewLoaded)")

// prints:
// delegate should
// index 0
// loaded false
