// title: A second tap on a tab pops its navigation controller to the root; refusing shouldSelect prevents it
// ios: 9
// device: iphone
// watch: depth
// normalize:
// source: https://www.e-learn.cn/qa/answer/156549/605941.html (Stack Overflow answers reposted; Objective-C and Swift 3)
// confidence: high
// note: Question and two answers agree. The first tap is refused (the answer's code), the second is allowed.
import UIKit
final class Judge: NSObject, UITabBarControllerDelegate {
    var allow = false
    func tabBarController(_ t: UITabBarController, shouldSelect v: UIViewController) -> Bool {
        return allow || v !== t.selectedViewController
    }
}
let judge = Judge()
let nav = UINavigationController(rootViewController: UIViewController())
let tabs = UITabBarController()
tabs.viewControllers = [nav, UIViewController()]
tabs.delegate = judge
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(UIViewController(), animated: false)
Simulator.settle()
Simulator.select(tab: 0, in: tabs)
Simulator.settle()
print("depth when refused \(nav.viewControllers.count)")
judge.allow = true
Simulator.select(tab: 0, in: tabs)
Simulator.settle()
print("depth when allowed \(nav.viewControllers.count)")

// prints:
// depth when refused 2
// depth when allowed 1
