// title: setTabs selects the first tab; setting selectedIndex moves selectedTab
// ios: 18
// device: iphone
// watch: tab
// normalize:
// source: https://github.com/pointfreeco/swift-navigation Tests/UIKitNavigationTests/UITabBarControllerBindingTests.swift (Point-Free, 2025)
// confidence: high
// note: The test runs against UIKit on iOS 18: after setTabs the selected tab is "first", setting selectedIndex moves selectedTab. MISSING: setTabs(_:animated:)
import UIKit
let tabs = UITabBarController()
let first = UITab(title: "First", image: nil, identifier: "first") { _ in UIViewController() }
let second = UITab(title: "Second", image: nil, identifier: "second") { _ in UIViewController() }
tabs.setTabs([first, second], animated: false)
print("tab \(tabs.selectedTab?.identifier ?? "nil")")
tabs.selectedTab = second
print("tab \(tabs.selectedTab?.identifier ?? "nil")")
tabs.selectedIndex = 0
print("tab \(tabs.selectedTab?.identifier ?? "nil")")

// prints:
// tab first
// tab second
// tab first
