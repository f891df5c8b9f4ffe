// title: viewController(for:) gives the controller that was set, children hold the navigation controller around it
// ios: 16.4
// device: ipad
// watch: column
// normalize:
// source: https://developer.apple.com/documentation/uikit/uisplitviewcontroller (Apple)
// confidence: high
// note: The overview's paragraph on child view controllers.
import UIKit

let split = UISplitViewController(style: .doubleColumn)
let primary = UIViewController(), secondary = UIViewController()
split.setViewController(primary, for: .primary)
split.setViewController(secondary, for: .secondary)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
print("column primary itself \(split.viewController(for: .primary) === primary)")
print("column secondary itself \(split.viewController(for: .secondary) === secondary)")
print("column children plain \(split.children.contains { $0 === secondary })")
print("column children wrapped \(split.children.contains { $0 === secondary.navigationController })")

// prints:
// column primary itself true
// column secondary itself true
// column children plain false
// column children wrapped true
