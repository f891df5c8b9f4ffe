// title: targetViewController(forAction: show) is the nearest ancestor that overrides show
// ios: 16.4
// device: iphone
// watch: target
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: returns the receiver or the nearest ancestor that can perform the action and has overridden UIViewController's implementation. A middle container with an override comes before the navigation controller. MISSING: targetViewController(forAction:sender:)
import UIKit

final class Middle: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) { print("target showed") }
}

let plain = UIViewController()
let nav = UINavigationController(rootViewController: plain)
let middle = Middle(), child = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
let action = #selector(UIViewController.show(_:sender:))
print("target of plain is nav \(plain.targetViewController(forAction: action, sender: nil) === nav)")
nav.pushViewController(middle, animated: false)
Simulator.settle()
middle.addChild(child)
middle.view.addSubview(child.view)
child.didMove(toParent: middle)
print("target of child is middle \(child.targetViewController(forAction: action, sender: nil) === middle)")
child.show(UIViewController(), sender: nil)
Simulator.settle()
print("target stack \(nav.viewControllers.count)")

// prints:
// target of plain is nav true
// target of child is middle true
// target showed
// target stack 2
