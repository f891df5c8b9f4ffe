// title: Setting a button's menu enables its context menu interaction and nil disables it
// ios: 14
// device: iphone
// watch: context
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIButton.rs (header comments of UIButton.h, Apple, 2025)
// confidence: high
// note: Comment at menu. MISSING: UIControl.isContextMenuInteractionEnabled
import UIKit
let button = UIButton(type: .system)
print("context \(button.isContextMenuInteractionEnabled)")
button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
print("context \(button.isContextMenuInteractionEnabled)")
button.menu = nil
print("context \(button.isContextMenuInteractionEnabled)")

// prints:
// context false
// context true
// context false
