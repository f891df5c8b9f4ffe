// title: A tab controller without children has no selection and its index is NSNotFound
// ios: 16
// device: iphone
// watch: tabs.
// normalize:
// source: https://github.com/dotnet/macios tests/monotouch-test/UIKit/TabBarControllerTest.cs (dotnet, tests run on the simulator)
// confidence: high
// note: The test checks the defaults of a new UITabBarController. The release is mine; the test has no version guard for these lines.
import UIKit
let tabs = UITabBarController()
print("tabs.selectedIndex is NSNotFound: \(tabs.selectedIndex == NSNotFound)")
print("tabs.selectedViewController is nil: \(tabs.selectedViewController == nil)")
print("tabs.viewControllers is nil: \(tabs.viewControllers == nil)")

// prints:
// tabs.selectedIndex is NSNotFound: true
// tabs.selectedViewController is nil: true
// tabs.viewControllers is nil: true
