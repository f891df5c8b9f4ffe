// title: On the iPad show and hide of the secondary column change nothing
// ios: 16.4
// device: ipad
// watch: mode
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISplitViewController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: in the expanded state both are ignored for the secondary column.
import UIKit

final class D: NSObject, UISplitViewControllerDelegate {
    func splitViewController(_ s: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode) { print("mode changes") }
}

let d = D()
let split = UISplitViewController(style: .doubleColumn)
split.setViewController(UIViewController(), for: .primary)
split.setViewController(UIViewController(), for: .secondary)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
split.delegate = d
let mode = split.displayMode
split.show(.secondary)
Simulator.settle()
split.hide(.secondary)
Simulator.settle()
print("mode same \(split.displayMode == mode)")

// prints:
// mode same true
