// title: Classic split: a plain primary does nothing with the secondary when the split collapses
// ios: 13
// device: iphone
// watch: children | detail
// normalize:
// source: https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:collapsesecondary:onto:) (Apple, read in a copy of 2025-04)
// confidence: high
// note: The page: most view controllers do nothing by default with the secondary; it leaves viewControllers, the primary stays as the only child.
import UIKit

let list = UIViewController(), detail = UIViewController()
let split = UISplitViewController()
split.viewControllers = [list, detail]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
print("children \(split.viewControllers.count) primary \(split.viewControllers.first === list)")
print("detail in list \(list.children.contains(detail))")

// prints:
// children 1 primary true
// detail in list false
