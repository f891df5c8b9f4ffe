// title: UITab.tabBarController is nil until the tab, or the group it is in, is added to a tab bar controller
// ios: 18
// device: ipad
// watch: bar
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UITab.rs (header comments of UITab.h, Apple, 2025)
// confidence: high
// note: Comment at tabBarController: non-nil when the tab or any of its ancestors is added. MISSING: UITabGroup
import UIKit
let child = UITab(title: "Child", image: nil, identifier: "child") { _ in UIViewController() }
let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [child]) { _ in UIViewController() }
print("bar group \(group.tabBarController != nil) child \(child.tabBarController != nil)")
let tabs = UITabBarController(tabs: [group])
print("bar group \(group.tabBarController === tabs) child \(child.tabBarController === tabs)")

// prints:
// bar group false child false
// bar group true child true
