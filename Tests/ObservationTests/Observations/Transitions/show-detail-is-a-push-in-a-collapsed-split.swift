// title: On the iPhone showDetailViewController in a split whose primary is a navigation controller pushes there
// ios: 16.4
// device: iphone
// watch: stack | presented
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISplitViewController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: in a compact environment the master or detail controller is sent show(_:sender:); a navigation controller interprets that as a push (UINavigationController.h). The delegate keeps the primary on top when collapsing.
import UIKit

final class D: NSObject, UISplitViewControllerDelegate {
    func splitViewController(_ s: UISplitViewController, collapseSecondary secondary: UIViewController, onto primary: UIViewController) -> Bool { true }
}

let d = D()
let list = UIViewController()
let nav = UINavigationController(rootViewController: list)
let split = UISplitViewController()
split.delegate = d
split.viewControllers = [nav, UIViewController()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
print("stack \(nav.viewControllers.count)")
let detail = UIViewController()
list.showDetailViewController(detail, sender: nil)
Simulator.settle()
print("stack \(nav.viewControllers.count)")
print("stack top detail \(nav.topViewController === detail)")
print("presented \(split.presentedViewController != nil)")

// prints:
// stack 1
// stack 2
// stack top detail true
// presented false
