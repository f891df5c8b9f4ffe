// title: UITabGroup.tab(forIdentifier:) looks into nested groups and returns nil when nothing matches
// ios: 18
// device: ipad
// watch: found
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UITabGroup.rs (header comments of UITabGroup.h, Apple, 2025)
// confidence: high
// note: Comment at tabForIdentifier. MISSING: UITabGroup.tab(forIdentifier:)
import UIKit
let leaf = UITab(title: "Leaf", image: nil, identifier: "leaf") { _ in UIViewController() }
let inner = UITabGroup(title: "Inner", image: nil, identifier: "inner", children: [leaf]) { _ in UIViewController() }
let outer = UITabGroup(title: "Outer", image: nil, identifier: "outer", children: [inner]) { _ in UIViewController() }
print("found leaf \(outer.tab(forIdentifier: "leaf") === leaf)")
print("found other \(outer.tab(forIdentifier: "other") != nil)")

// prints:
// found leaf true
// found other false
