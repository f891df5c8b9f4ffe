// title: managingTabGroup is the root-most ancestor group that has a managing navigation controller, not always the parent
// ios: 18
// device: ipad
// watch: managed
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UITab.rs (header comments of UITab.h, Apple, 2025)
// confidence: high
// note: Comment at managingTabGroup. MISSING: UITab.managingTabGroup
import UIKit
let leaf = UITab(title: "Leaf", image: nil, identifier: "leaf") { _ in UIViewController() }
let inner = UITabGroup(title: "Inner", image: nil, identifier: "inner", children: [leaf]) { _ in UIViewController() }
let outer = UITabGroup(title: "Outer", image: nil, identifier: "outer", children: [inner]) { _ in UIViewController() }
print("managed by \(leaf.managingTabGroup?.identifier ?? "nil")")
inner.managingNavigationController = UINavigationController()
print("managed by \(leaf.managingTabGroup?.identifier ?? "nil")")
outer.managingNavigationController = UINavigationController()
print("managed by \(leaf.managingTabGroup?.identifier ?? "nil") parent \(leaf.parent?.identifier ?? "nil")")

// prints:
// managed by nil
// managed by inner
// managed by outer parent inner
