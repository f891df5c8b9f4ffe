// title: A split delegate that answers true to showDetail keeps the secondary controller as it was
// ios: 16.4
// device: ipad
// watch: delegate | secondary
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISplitViewController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: return YES to indicate that you have handled the action yourself, NO for the default.
import UIKit

final class D: NSObject, UISplitViewControllerDelegate {
    func splitViewController(_ s: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool { print("delegate asked"); return true }
}

let d = D()
let split = UISplitViewController()
let first = UIViewController()
split.viewControllers = [UIViewController(), first]
split.delegate = d
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
split.showDetailViewController(UIViewController(), sender: nil)
Simulator.settle()
print("secondary kept \(split.viewControllers.last === first)")

// prints:
// delegate asked
// secondary kept true
