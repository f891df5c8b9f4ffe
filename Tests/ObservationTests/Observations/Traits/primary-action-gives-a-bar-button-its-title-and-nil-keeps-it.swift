// title: A bar button's primaryAction sets its title; setting it to nil leaves the title
// ios: 14
// device: iphone
// watch: title
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIBarButtonItem.rs (header comments of UIBarButtonItem.h, Apple, 2025)
// confidence: high
// note: Comment at primaryAction: title only if the action's is not nil; unchanged when set to nil.
import UIKit
let item = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
item.primaryAction = UIAction(title: "Action") { _ in }
print("title \(item.title ?? "nil")")
item.primaryAction = nil
print("title \(item.title ?? "nil")")

// prints:
// title Action
// title Action
