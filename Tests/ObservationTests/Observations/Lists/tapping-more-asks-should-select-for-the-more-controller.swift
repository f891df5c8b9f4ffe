// title: Tapping the More tab asks shouldSelect with a controller that is not among the children
// ios: 9
// device: iphone
// watch: asked
// normalize:
// source: https://github.com/facebook/react-native/issues/3728 (cancan101, 2015-10)
// confidence: medium
// note: The stack trace goes from _tabBarItemClicked: to shouldSelect; the index of the asked controller in the delegate's list was NSNotFound (9223372036854775807), so it was the More controller. NEWACT: select(tab: 4, ...) meant as a tap on the fifth visible item, which is More. MISSING: moreNavigationController
import UIKit
final class Judge: NSObject, UITabBarControllerDelegate {
    func tabBarController(_ t: UITabBarController, shouldSelect v: UIViewController) -> Bool {
        print("asked for a child: \(t.viewControllers!.contains { $0 === v })")
        print("asked for More: \(v === t.moreNavigationController)")
        return true
    }
}
let judge = Judge()
let tabs = UITabBarController()
tabs.viewControllers = (0..<7).map { _ in UIViewController() }
tabs.delegate = judge
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
Simulator.select(tab: 4, in: tabs)
Simulator.settle()

// prints:
// asked for a child: false
// asked for More: true
