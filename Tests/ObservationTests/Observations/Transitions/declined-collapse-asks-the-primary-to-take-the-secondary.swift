// title: Classic split: the delegate's false to collapseSecondary makes the primary receive collapseSecondaryViewController, and a navigation primary pushes it
// ios: 13
// device: iphone
// watch: delegate | primary | stack
// normalize:
// source: https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:collapsesecondary:onto:) (Apple, read in a copy of 2025-04)
// confidence: high
// note: The page: after false the split controller calls the primary's collapse method; UINavigationController answers by pushing the secondary. A phone in portrait collapses at first display (inferred; a known case). MISSING: UIViewController.collapseSecondaryViewController(_:for:)
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
        return false
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
print("stack \(primary.viewControllers.count) detail on top \(primary.topViewController === detail)")

// prints:
// delegate asked
// primary collapses
// stack 2 detail on top true
