// title: contentUnavailableConfiguration is nil at first; setting one and nil adds and removes its view
// ios: 17
// device: iphone
// watch: configuration | views
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIViewController.rs (header comments of UIViewController.h, Apple, 2025)
// confidence: medium
// note: Comment: the default is nil and setting it replaces the content unavailable view. That the view is in the controller's view is inferred. MISSING: UIViewController.contentUnavailableConfiguration
import UIKit
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("configuration nil \(a.contentUnavailableConfiguration == nil)")
let before = a.view.subviews.count
a.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
Simulator.settle()
print("views more \(a.view.subviews.count - before)")
a.contentUnavailableConfiguration = nil
Simulator.settle()
print("views more \(a.view.subviews.count - before)")

// prints:
// configuration nil true
// views more 1
// views more 0
