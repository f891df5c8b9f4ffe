// title: A bar button keeps a copy of its primary action
// ios: 14
// device: iphone
// watch: same
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIBarButtonItem.rs (header comments of UIBarButtonItem.h, Apple, 2025)
// confidence: medium
// note: Comment: primaryAction is copied. MISSING: UIBarButtonItem.primaryAction
// open: the model has not all that this overrides or calls
import UIKit
let action = UIAction(title: "Action") { _ in }
let item = UIBarButtonItem(primaryAction: action)
print("same object \(item.primaryAction === action)")
print("same identifier \(item.primaryAction?.identifier == action.identifier)")

// prints:
// same object false
// same identifier true
