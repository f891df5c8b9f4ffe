// title: From iOS 26 the children of a split view controller know by a trait whether it is collapsed
// ios: 26
// device: iphone
// watch: split
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UISplitViewControllerLayoutEnvironment.rs (header comments, Apple, 2025)
// confidence: medium
// note: Comments: contained within an expanded or a collapsed split view controller, or none. On an iPhone in portrait a split view controller is collapsed. MISSING: UITraitCollection.splitViewControllerLayoutEnvironment
import UIKit
let split = UISplitViewController(style: .doubleColumn)
let primary = UIViewController()
split.setViewController(primary, for: .primary)
split.setViewController(UIViewController(), for: .secondary)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
print("split collapsed \(split.isCollapsed)")
primary.loadViewIfNeeded()
print("split trait collapsed \(split.viewController(for: .secondary)?.traitCollection.splitViewControllerLayoutEnvironment == .collapsed || split.viewController(for: .primary)?.traitCollection.splitViewControllerLayoutEnvironment == .collapsed)")

// prints:
// split collapsed true
// split trait collapsed true
