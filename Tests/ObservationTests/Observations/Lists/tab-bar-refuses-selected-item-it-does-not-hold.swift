// title: Selecting an item that is not among a tab bar's items leaves nothing selected
// ios: 16
// device: iphone
// watch: bar.
// normalize:
// source: https://github.com/dotnet/macios tests/monotouch-test/UIKit/TabBarTest.cs (dotnet, tests run on the simulator)
// confidence: high
// note: Stand-alone UITabBar. The test says that the setter has no effect for a foreign item and items stay nil. MISSING: selectedItem
import UIKit
let bar = UITabBar()
let item = UITabBarItem()
print("bar.selectedItem at first is nil: \(bar.selectedItem == nil)")
bar.selectedItem = item
print("bar.selectedItem after setting is nil: \(bar.selectedItem == nil)")
print("bar.items is nil: \(bar.items == nil)")

// prints:
// bar.selectedItem at first is nil: true
// bar.selectedItem after setting is nil: true
// bar.items is nil: true
