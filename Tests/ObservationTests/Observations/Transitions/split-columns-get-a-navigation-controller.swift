// title: A column style split controller wraps a plain controller in a navigation controller, except the compact column
// ios: 16.4
// device: ipad
// watch: column
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISplitViewController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: if the controller is no navigation controller one will be created, except for the compact column.
import UIKit

let split = UISplitViewController(style: .doubleColumn)
let primary = UIViewController(), secondary = UIViewController(), compact = UIViewController()
split.setViewController(primary, for: .primary)
split.setViewController(secondary, for: .secondary)
split.setViewController(compact, for: .compact)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
print("column primary \(primary.navigationController != nil)")
print("column secondary \(secondary.navigationController != nil)")
print("column compact \(compact.navigationController != nil)")

// prints:
// column primary true
// column secondary true
// column compact false
