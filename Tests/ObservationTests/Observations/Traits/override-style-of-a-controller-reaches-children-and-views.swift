// title: overrideUserInterfaceStyle of a controller is unspecified at first and applies to its views and child controllers
// ios: 13
// device: iphone
// watch: style
// normalize: 
// source: https://developer.apple.com/documentation/uikit/uiviewcontroller/overrideuserinterfacestyle (Apple reference)
// confidence: high
// note: The reference: default unspecified; the new style applies to the hierarchy and embedded children.
import UIKit
let a = UIViewController()
let child = UIViewController()
a.addChild(child)
a.view.addSubview(child.view)
child.didMove(toParent: a)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("style unspecified \(a.overrideUserInterfaceStyle == .unspecified)")
a.overrideUserInterfaceStyle = .dark
Simulator.settle()
print("style own \(a.traitCollection.userInterfaceStyle == .dark) view \(a.view.traitCollection.userInterfaceStyle == .dark) child \(child.traitCollection.userInterfaceStyle == .dark)")
print("style window \(window.traitCollection.userInterfaceStyle == .dark) child override \(child.overrideUserInterfaceStyle == .unspecified)")

// prints:
// style unspecified true
// style own true view true child true
// style window false child override true
