// title: A bar button made with a system item and a primary action does not take the action's title
// ios: 14
// device: iphone
// watch: title
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIBarButtonItem.rs (header comments of UIBarButtonItem.h, Apple, 2025)
// confidence: high
// note: Comment at the initialiser: the action's title and image are ignored.
import UIKit
let item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction(title: "Action") { _ in })
print("title is the action's \(item.title == "Action")")

// prints:
// title is the action's false
