// title: On the iPhone show(.secondary) pushes the column, showing it again does nothing, hide pops it
// ios: 16.4
// device: iphone
// watch: collapsed | top
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISplitViewController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header's table for the collapsed state. The delegate makes primary the top column to begin with.
import UIKit

final class D: NSObject, UISplitViewControllerDelegate {
    func splitViewController(_ s: UISplitViewController, topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column) -> UISplitViewController.Column { .primary }
}

let d = D()
let split = UISplitViewController(style: .doubleColumn)
split.delegate = d
let primary = UIViewController(), secondary = UIViewController()
split.setViewController(primary, for: .primary)
split.setViewController(secondary, for: .secondary)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
print("collapsed \(split.isCollapsed)")
print("top secondary in window \(secondary.viewIfLoaded?.window != nil)")
split.show(.secondary)
Simulator.settle()
print("top secondary in window \(secondary.viewIfLoaded?.window != nil)")
split.show(.secondary)
Simulator.settle()
print("top secondary in window \(secondary.viewIfLoaded?.window != nil)")
split.hide(.secondary)
Simulator.settle()
print("top primary in window \(primary.viewIfLoaded?.window != nil)")

// prints:
// collapsed true
// top secondary in window false
// top secondary in window true
// top secondary in window true
// top primary in window true
