// title: UITab.parent is the group of the tab and nil for a root tab
// ios: 18
// device: ipad
// watch: parent
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UITab.rs (header comments of UITab.h, Apple, 2025)
// confidence: high
// note: Comment at parent. MISSING: UITab
import UIKit
let child = UITab(title: "Child", image: nil, identifier: "child") { _ in UIViewController() }
let lone = UITab(title: "Lone", image: nil, identifier: "lone") { _ in UIViewController() }
let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [child]) { _ in UIViewController() }
print("parent of child \(child.parent?.identifier ?? "nil")")
print("parent of lone \(lone.parent?.identifier ?? "nil")")
print("parent of group \(group.parent?.identifier ?? "nil")")

// prints:
// parent of child group
// parent of lone nil
// parent of group nil
