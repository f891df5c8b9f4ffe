// title: Setting a tab bar's items to nil also clears its selected item
// ios: 16
// device: iphone
// watch: bar.
// normalize:
// source: https://github.com/dotnet/macios tests/monotouch-test/UIKit/TabBarTest.cs (dotnet, tests run on the simulator)
// confidence: high
// note: Stand-alone UITabBar. MISSING: items, selectedItem
import UIKit
let bar = UITabBar()
let item = UITabBarItem()
bar.items = [item]
bar.selectedItem = item
print("bar.selectedItem is the item: \(bar.selectedItem === item)")
bar.items = nil
print("bar.items is nil: \(bar.items == nil)")
print("bar.selectedItem is nil: \(bar.selectedItem == nil)")

// prints:
// bar.selectedItem is the item: true
// bar.items is nil: true
// bar.selectedItem is nil: true
