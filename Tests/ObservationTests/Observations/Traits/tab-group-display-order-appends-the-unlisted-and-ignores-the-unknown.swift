// title: UITabGroup.displayOrder sorts by displayOrderIdentifiers, appends tabs that are not listed and ignores unknown identifiers
// ios: 18
// device: ipad
// watch: order
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UITabGroup.rs (header comments of UITabGroup.h, Apple, 2025)
// confidence: high
// note: Comment at displayOrder. MISSING: UITabGroup.displayOrder
import UIKit
func tab(_ name: String) -> UITab { return UITab(title: name, image: nil, identifier: name) { _ in UIViewController() } }
let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [tab("a"), tab("b"), tab("c")]) { _ in UIViewController() }
print("order identifiers \(group.displayOrderIdentifiers)")
group.displayOrderIdentifiers = ["c", "zzz", "b"]
print("order \(group.displayOrder.map { $0.identifier })")
print("order of children \(group.children.map { $0.identifier })")

// prints:
// order identifiers []
// order ["c", "b", "a"]
// order of children ["a", "b", "c"]
