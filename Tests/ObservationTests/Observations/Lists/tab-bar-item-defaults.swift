// title: A new tab bar item is enabled and has no title, image or badge
// ios: 12
// device: iphone
// watch: item.
// normalize:
// source: https://github.com/dotnet/macios tests/monotouch-test/UIKit/TarBarItemTest.cs (dotnet, tests run on the simulator)
// confidence: high
// note: Test Ctor_Defaults.
import UIKit
let item = UITabBarItem()
print("item.badge nil: \(item.badgeValue == nil)")
print("item.enabled: \(item.isEnabled)")
print("item.title nil: \(item.title == nil)")
print("item.image nil: \(item.image == nil)")
print("item.tag: \(item.tag)")

// prints:
// item.badge nil: true
// item.enabled: true
// item.title nil: true
// item.image nil: true
// item.tag: 0
