// title: A custom trait override on a container reaches its child controller and the views in it
// ios: 17
// device: iphone
// watch: level
// normalize: 
// source: https://developer.apple.com/documentation/uikit/traits-and-the-trait-environment (Apple article, 2025)
// confidence: high
// note: The article: an override affects the modified object and all its descendants; on a view only that view and its subviews. MISSING: UITraitDefinition
import UIKit
struct Level: UITraitDefinition { static let defaultValue = 0 }
let a = UIViewController()
let child = UIViewController()
let box = UIView()
child.view.addSubview(box)
a.addChild(child)
a.view.addSubview(child.view)
child.didMove(toParent: a)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
a.traitOverrides[Level.self] = 4
Simulator.settle()
print("level child \(child.traitCollection[Level.self]) box \(box.traitCollection[Level.self])")
box.traitOverrides[Level.self] = 9
Simulator.settle()
print("level child \(child.traitCollection[Level.self]) box \(box.traitCollection[Level.self])")
print("level window \(window.traitCollection[Level.self])")

// prints:
// level child 4 box 4
// level child 4 box 9
// level window 0
