// title: overrideUserInterfaceStyle of a window applies to its root controller and to presented ones
// ios: 13
// device: iphone
// watch: dark
// normalize: 
// source: https://developer.apple.com/documentation/uikit/uiview/overrideuserinterfacestyle (Apple reference)
// confidence: high
// note: The reference: everything in the window, including the root view controller and all presentation controllers.
import UIKit
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
window.overrideUserInterfaceStyle = .dark
let b = UIViewController()
a.present(b, animated: false)
Simulator.settle()
print("dark root \(a.traitCollection.userInterfaceStyle == .dark) presented \(b.traitCollection.userInterfaceStyle == .dark)")

// prints:
// dark root true presented true
