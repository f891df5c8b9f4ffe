// title: A new UITabGroup has no children order, no default child, no managing navigation controller and allows no reordering
// ios: 18
// device: ipad
// watch: group
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UITabGroup.rs (header comments of UITabGroup.h, Apple, 2025)
// confidence: high
// note: Defaults in the header comments. MISSING: UITabGroup
import UIKit
let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [])
print("group children \(group.children.count) default \(group.defaultChildIdentifier ?? "nil")")
print("group managed \(group.managingNavigationController != nil) reorder \(group.allowsReordering)")
print("group automatic \(group.sidebarAppearance == .automatic)")

// prints:
// group children 0 default nil
// group managed false reorder false
// group automatic true
