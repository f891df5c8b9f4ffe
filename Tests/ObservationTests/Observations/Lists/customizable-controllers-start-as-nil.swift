// title: customizableViewControllers is nil while the tab controller has no children
// ios: 16
// device: iphone
// watch: tabs.
// normalize:
// source: https://github.com/dotnet/macios tests/monotouch-test/UIKit/TabBarControllerTest.cs (dotnet, tests run on the simulator)
// confidence: high
// note: Defaults of a new controller; the More navigation controller exists already (it is made on demand). MISSING: customizableViewControllers, moreNavigationController
import UIKit
let tabs = UITabBarController()
print("tabs.customizable is nil: \(tabs.customizableViewControllers == nil)")
print("tabs.more exists: \((tabs.moreNavigationController as UINavigationController?) != nil)")

// prints:
// tabs.customizable is nil: true
// tabs.more exists: true
