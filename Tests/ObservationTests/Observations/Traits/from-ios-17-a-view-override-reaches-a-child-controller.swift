// title: From iOS 17 a child controller inherits its traits from the superview of its view
// ios: 17
// device: iphone
// watch: dark
// normalize: 
// source: https://www.wwdcnotes.com/notes/wwdc23/10057/ (WWDC23 Unleash the UIKit trait system)
// confidence: high
// note: View controllers inherit from their view's superview instead of from their parent controller.
import UIKit
let a = UIViewController()
let holder = UIView()
let child = UIViewController()
a.view.addSubview(holder)
a.addChild(child)
holder.addSubview(child.view)
child.didMove(toParent: a)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
holder.overrideUserInterfaceStyle = .dark
Simulator.settle()
print("dark child \(child.traitCollection.userInterfaceStyle == .dark)")
print("dark child view \(child.view.traitCollection.userInterfaceStyle == .dark)")
print("dark parent \(a.traitCollection.userInterfaceStyle == .dark)")

// prints:
// dark child true
// dark child view true
// dark parent false
