// title: A new tab bar controller has no controllers, no selection and NSNotFound as selected index
// ios: 16
// device: iphone
// watch: selected | controllers
// normalize:
// source: https://github.com/xamarin/xamarin-macios/blob/HEAD/tests/monotouch-test/UIKit/TabBarControllerTest.cs (Xamarin, tests on devices, snapshot 2025-02)
// confidence: high
// note: Defaults asserted by the test suite (selectedIndex is the greatest integer).
import UIKit

let tabs = UITabBarController()
print("selected index is max: \(tabs.selectedIndex == Int.max)")
print("selected controller nil: \(tabs.selectedViewController == nil)")
print("controllers nil: \(tabs.viewControllers == nil)")

// prints:
// selected index is max: true
// selected controller nil: true
// controllers nil: true
