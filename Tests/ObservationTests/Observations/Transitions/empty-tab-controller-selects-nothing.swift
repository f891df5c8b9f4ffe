// title: A new tab bar controller has no controllers, selects none and has selectedIndex NSNotFound
// ios: 16.4
// device: iphone
// watch: tabs
// normalize:
// source: https://github.com/dotnet/macios tests/monotouch-test/UIKit/TabBarControllerTest.cs (Microsoft, 2025)
// confidence: high
// note: The Ctor_Defaults test, run on devices; its nint.MaxValue is NSNotFound.
import UIKit

let tabs = UITabBarController()
print("tabs index not found \(tabs.selectedIndex == NSNotFound)")
print("tabs selected nil \(tabs.selectedViewController == nil)")
print("tabs controllers nil \(tabs.viewControllers == nil)")

// prints:
// tabs index not found true
// tabs selected nil true
// tabs controllers nil true
