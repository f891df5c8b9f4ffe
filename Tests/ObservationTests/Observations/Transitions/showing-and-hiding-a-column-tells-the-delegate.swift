// title: show(.primary) and hide(.primary) tell the split delegate willShow and willHide
// ios: 14.5
// device: ipad
// watch: will
// normalize: collapse-repeats
// source: https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:willshow:) (Apple, with its neighbour willHide, read in a copy of 2025-04)
// confidence: high
// note: The pages: called when a column is about to be shown or hidden, for example with show(_:) and hide(_:). Column style only.
import UIKit

final class D: NSObject, UISplitViewControllerDelegate {
    func splitViewController(_ s: UISplitViewController, willShow c: UISplitViewController.Column) {
        print("willShow primary \(c == .primary)")
    }
    func splitViewController(_ s: UISplitViewController, willHide c: UISplitViewController.Column) {
        print("willHide primary \(c == .primary)")
    }
}
let split = UISplitViewController(style: .doubleColumn)
let d = D()
split.delegate = d
split.preferredDisplayMode = .secondaryOnly
split.setViewController(UIViewController(), for: .primary)
split.setViewController(UIViewController(), for: .secondary)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
split.show(.primary)
Simulator.settle()
split.hide(.primary)
Simulator.settle()

// prints:
// willShow primary true
// willHide primary true
