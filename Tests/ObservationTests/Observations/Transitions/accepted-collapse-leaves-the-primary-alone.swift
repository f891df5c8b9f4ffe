// title: Classic split: the delegate's true to collapseSecondary means nothing is asked of the primary
// ios: 13
// device: iphone
// watch: delegate | primary | stack | children
// normalize:
// source: https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:collapsesecondary:onto:) (Apple, read in a copy of 2025-04)
// confidence: high
// note: The page: true applies no default behaviour; afterwards the secondary is out of viewControllers and the primary is the only one left. MISSING: UIViewController.collapseSecondaryViewController(_:for:)
import UIKit

final class Primary: UINavigationController {
    override func collapseSecondaryViewController(_ s: UIViewController, for split: UISplitViewController) {
        print("primary collapses")
        super.collapseSecondaryViewController(s, for: split)
    }
}
final class D: NSObject, UISplitViewControllerDelegate {
    func splitViewController(_ s: UISplitViewController, collapseSecondary secondary: UIViewController, onto primary: UIViewController) -> Bool {
        print("delegate asked")
        return true
    }
}
let list = UIViewController(), detail = UIViewController()
let primary = Primary(rootViewController: list)
let split = UISplitViewController()
let d = D()
split.delegate = d
split.viewControllers = [primary, detail]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
print("stack \(primary.viewControllers.count)")
print("children \(split.viewControllers.count) primary \(split.viewControllers.first === primary)")

// prints:
// delegate asked
// stack 1
// children 1 primary true
