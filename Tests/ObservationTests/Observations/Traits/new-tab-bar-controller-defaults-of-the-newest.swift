// title: A new UITabBarController has automatic mode and minimising, no selected tab, no bottom accessory and a visible bar
// ios: 26
// device: iphone
// watch: tabs
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UITabBarController.rs (header comments of UITabBarController.h, Apple, 2025)
// confidence: high
// note: Defaults in the header comments. MISSING: UITabBarController.bottomAccessory, tabBarMinimizeBehavior, isTabBarHidden
import UIKit
let tabs = UITabBarController()
print("tabs mode automatic \(tabs.mode == .automatic) selected \(tabs.selectedTab?.identifier ?? "nil")")
print("tabs compact \(tabs.compactTabIdentifiers == nil) customization \(tabs.customizationIdentifier ?? "nil")")
print("tabs accessory \(tabs.bottomAccessory != nil) hidden \(tabs.isTabBarHidden)")
print("tabs minimize automatic \(tabs.tabBarMinimizeBehavior == .automatic)")

// prints:
// tabs mode automatic true selected nil
// tabs compact true customization nil
// tabs accessory false hidden false
// tabs minimize automatic true
