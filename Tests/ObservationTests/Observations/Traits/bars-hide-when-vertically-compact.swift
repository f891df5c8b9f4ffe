// title: With hidesBarsWhenVerticallyCompact the navigation bar is hidden in landscape on an iPhone and back in portrait
// ios: 8
// device: iphone
// watch: bar
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UINavigationController.rs (header comments of UINavigationController.h, Apple, 2025)
// confidence: high
// note: Comment: when the vertical size class is compact, hide the bar. Whether it comes back by itself in portrait is not in the comment, so it is not printed.
import UIKit
let a = UINavigationController(rootViewController: UIViewController())
a.hidesBarsWhenVerticallyCompact = true
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("bar hidden \(a.isNavigationBarHidden)")
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
print("bar hidden \(a.isNavigationBarHidden)")

// prints:
// bar hidden false
// bar hidden true
