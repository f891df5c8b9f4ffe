// title: beginCustomizingItems makes a tab bar customizing; ending it without a change returns false
// ios: 13
// device: iphone
// watch: bar.
// normalize:
// source: https://github.com/dotnet/macios tests/monotouch-test/UIKit/TabBarTest.cs (dotnet, tests run on the simulator)
// confidence: high
// note: Stand-alone UITabBar. UITabBar.h says that the returned value tells whether the layout changed. MISSING: beginCustomizingItems, isCustomizing
import UIKit
let bar = UITabBar()
print("bar.isCustomizing: \(bar.isCustomizing)")
bar.beginCustomizingItems([UITabBarItem()])
print("bar.isCustomizing: \(bar.isCustomizing)")
print("bar.endCustomizing: \(bar.endCustomizing(animated: false))")

// prints:
// bar.isCustomizing: false
// bar.isCustomizing: true
// bar.endCustomizing: false
