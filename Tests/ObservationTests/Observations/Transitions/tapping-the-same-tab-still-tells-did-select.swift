// title: A tap on the tab that is already selected calls shouldSelect and didSelect again
// ios: 16.4
// device: iphone
// watch: delegate
// normalize:
// source: https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:) (Apple)
// confidence: high
// note: The page: the method is called regardless of whether the selected controller changed. shouldSelect is asked for every tap (its page).
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
Simulator.select(tab: 0, in: tabs)
Simulator.settle()

// prints:
// delegate should
// delegate did
