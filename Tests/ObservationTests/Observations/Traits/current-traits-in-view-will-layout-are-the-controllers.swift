// title: In viewWillLayoutSubviews UITraitCollection.current holds the traits of the controller
// ios: 13
// device: iphone
// watch: current
// normalize: collapse-repeats
// source: https://developer.apple.com/documentation/uikit/uitraitcollection/current (Apple reference)
// confidence: high
// note: The reference lists viewWillLayoutSubviews and viewDidLayoutSubviews of UIViewController.
import UIKit
final class A: UIViewController {
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); print("current will dark \(UITraitCollection.current.userInterfaceStyle == .dark)") }
}
let a = A()
a.overrideUserInterfaceStyle = .dark
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()

// prints:
// current will dark true
