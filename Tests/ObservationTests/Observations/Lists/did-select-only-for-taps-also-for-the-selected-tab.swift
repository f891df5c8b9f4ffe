// title: didSelect is sent for taps, even on the selected tab, and not for a selection by code
// ios: 15
// device: iphone
// watch: didSelect | #
// normalize:
// source: https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:) (Apple)
// confidence: high
// note: The reference: called regardless of whether the selected controller changed, and only in response to taps.
import UIKit
final class Ear: NSObject, UITabBarControllerDelegate {
    func tabBarController(_ t: UITabBarController, didSelect v: UIViewController) { print("didSelect \(v.title!)") }
}
let ear = Ear()
let tabs = UITabBarController()
tabs.viewControllers = ["a", "b"].map { let v = UIViewController(); v.title = $0; return v }
tabs.delegate = ear
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
print("# by code")
tabs.selectedIndex = 1
Simulator.settle()
print("# tap the selected one")
Simulator.select(tab: 1, in: tabs)
Simulator.settle()
print("# tap another")
Simulator.select(tab: 0, in: tabs)
Simulator.settle()

// prints:
// # by code
// # tap the selected one
// didSelect b
// # tap another
// didSelect a
