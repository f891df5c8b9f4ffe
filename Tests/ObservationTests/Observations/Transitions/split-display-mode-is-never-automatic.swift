// title: displayMode of a split controller never reads automatic, preferredDisplayMode does
// ios: 16.4
// device: ipad
// watch: mode
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISplitViewController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: the actual display mode will never return automatic; the preferred one defaults to it.
import UIKit

let split = UISplitViewController(style: .doubleColumn)
split.setViewController(UIViewController(), for: .primary)
split.setViewController(UIViewController(), for: .secondary)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
print("mode preferred automatic \(split.preferredDisplayMode == .automatic)")
print("mode automatic \(split.displayMode == .automatic)")

// prints:
// mode preferred automatic true
// mode automatic false
