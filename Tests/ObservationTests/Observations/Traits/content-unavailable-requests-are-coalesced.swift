// title: setNeedsUpdateContentUnavailableConfiguration calls the update method later and once for several requests
// ios: 17
// device: iphone
// watch: calls
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIViewController.rs (header comments of UIViewController.h, Apple, 2025)
// confidence: medium
// note: Comment: several requests may be coalesced into a single update at the appropriate time. MISSING: UIViewController.updateContentUnavailableConfiguration(using:)
import UIKit
final class A: UIViewController {
    var calls = 0
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) { calls += 1 }
}
let a = A()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let before = a.calls
a.setNeedsUpdateContentUnavailableConfiguration()
a.setNeedsUpdateContentUnavailableConfiguration()
print("calls at once \(a.calls - before)")
Simulator.settle()
print("calls later \(a.calls - before)")

// prints:
// calls at once 0
// calls later 1
