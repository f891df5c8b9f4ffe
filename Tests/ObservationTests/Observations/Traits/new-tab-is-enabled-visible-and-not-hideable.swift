// title: A new UITab is enabled, not hidden, may not be hidden by the user, and has no badge, subtitle or managing group
// ios: 18
// device: iphone
// watch: tab
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UITab.rs (header comments of UITab.h, Apple, 2025)
// confidence: high
// note: Defaults in the header comments. MISSING: UITab.allowsHiding, UITab.managingTabGroup
import UIKit
let tab = UITab(title: "One", image: nil, identifier: "one") { _ in UIViewController() }
print("tab enabled \(tab.isEnabled) hidden \(tab.isHidden) hidden by default \(tab.isHiddenByDefault) hideable \(tab.allowsHiding)")
print("tab badge \(tab.badgeValue ?? "nil") subtitle \(tab.subtitle ?? "nil")")
print("tab managed \(tab.managingTabGroup != nil) automatic \(tab.preferredPlacement == .automatic)")

// prints:
// tab enabled true hidden false hidden by default false hideable false
// tab badge nil subtitle nil
// tab managed false automatic true
