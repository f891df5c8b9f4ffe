// title: A tab bar ignores a selectedItem that is not in its items, and forgets it with the items
// ios: 15
// device: iphone
// watch: tab
// normalize:
// source: https://github.com/dotnet/macios/blob/main/tests/monotouch-test/UIKit/TabBarTest.cs (Microsoft, 2025-02)
// confidence: high
// note: A test that runs on devices and simulators, with the comment that the setter did not work because the item is not in items.
import UIKit
let item = UITabBarItem(title: "One", image: nil, tag: 0)
let bar = UITabBar()
bar.selectedItem = item
print("tab selected \(bar.selectedItem != nil) items \(bar.items != nil)")
bar.items = [item]
bar.selectedItem = item
print("tab selected \(bar.selectedItem === item)")
bar.items = nil
print("tab selected \(bar.selectedItem != nil) items \(bar.items != nil)")

// prints:
// tab selected false items false
// tab selected true
// tab selected false items false
