// title: Setting leadingItemGroups replaces the items set through leftBarButtonItem
// ios: 16
// device: iphone
// watch: left
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UINavigationItem.rs (header comments of UINavigationItem.h, Apple, 2025)
// confidence: medium
// note: Comment at leadingItemGroups. What leftBarButtonItems reads afterwards is inferred. MISSING: UINavigationItem.leadingItemGroups
// open: the model has no leadingItemGroups
import UIKit
let item = UINavigationItem(title: "A")
let old = UIBarButtonItem(title: "Old", style: .plain, target: nil, action: nil)
let new = UIBarButtonItem(title: "New", style: .plain, target: nil, action: nil)
item.leftBarButtonItem = old
print("left has old \(item.leftBarButtonItems?.contains(old) ?? false)")
item.leadingItemGroups = [UIBarButtonItemGroup(barButtonItems: [new], representativeItem: nil)]
print("left has old \(item.leftBarButtonItems?.contains(old) ?? false)")

// prints:
// left has old true
// left has old false
