// title: On the iPhone hide(.primary) is always ignored
// ios: 16.4
// device: iphone
// watch: primary
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISplitViewController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: in the collapsed state hideColumn is always ignored for the primary column.
import UIKit

final class D: NSObject, UISplitViewControllerDelegate {
    func splitViewController(_ s: UISplitViewController, topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column) -> UISplitViewController.Column { .primary }
}

let d = D()
let split = UISplitViewController(style: .doubleColumn)
split.delegate = d
let primary = UIViewController()
split.setViewController(primary, for: .primary)
split.setViewController(UIViewController(), for: .secondary)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
print("primary shown \(primary.view.window != nil)")
split.hide(.primary)
Simulator.settle()
print("primary shown \(primary.view.window != nil)")

// prints:
// primary shown true
// primary shown true
