// title: targetViewController(forAction: show) of a pushed controller is the navigation controller
// ios: 15
// device: iphone
// watch: target
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiviewcontroller/targetviewcontroller(foraction:sender:) (Apple reference)
// confidence: high
// note: The page: it returns the receiver if that overrides the method, else the first controller up the hierarchy that does; nil if none does. UINavigationController overrides show(_:sender:) as its own page documents. MISSING: UIViewController.targetViewController(forAction:sender:)
import UIKit
let a = UIViewController()
let nav = UINavigationController(rootViewController: a)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
print("target is nav \(a.targetViewController(forAction: #selector(UIViewController.show(_:sender:)), sender: nil) === nav)")
let alone = UIViewController()
print("target is nil \(alone.targetViewController(forAction: #selector(UIViewController.show(_:sender:)), sender: nil) == nil)")

// prints:
// target is nav true
// target is nil true
