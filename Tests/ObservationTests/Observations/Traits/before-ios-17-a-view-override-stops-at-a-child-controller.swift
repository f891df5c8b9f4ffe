// title: On iOS 13 to 16 overrideUserInterfaceStyle of a view does not reach the root view of an embedded child controller in it
// ios: 13
// device: iphone
// watch: dark
// normalize: 
// source: https://developer.apple.com/documentation/uikit/uiview/overrideuserinterfacestyle (Apple reference)
// confidence: high
// note: The reference: the embedded child and its views do not inherit the style. WWDC23 session 10057 shows that this ended in iOS 17.
import UIKit
let a = UIViewController()
let holder = UIView()
let plain = UIView()
let child = UIViewController()
a.view.addSubview(holder)
holder.addSubview(plain)
a.addChild(child)
holder.addSubview(child.view)
child.didMove(toParent: a)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
holder.overrideUserInterfaceStyle = .dark
Simulator.settle()
print("dark plain \(plain.traitCollection.userInterfaceStyle == .dark)")
print("dark child view \(child.view.traitCollection.userInterfaceStyle == .dark)")

// prints:
// dark plain true
// dark child view false
