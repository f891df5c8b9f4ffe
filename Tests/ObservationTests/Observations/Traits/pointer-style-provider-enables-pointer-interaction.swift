// title: Setting a button's pointerStyleProvider sets isPointerInteractionEnabled to true
// ios: 13.4
// device: ipad
// watch: pointer
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIButton.rs (header comments of UIButton.h, Apple, 2025)
// confidence: high
// note: Comment at pointerStyleProvider. MISSING: UIButton.pointerStyleProvider
import UIKit
let button = UIButton(type: .custom)
print("pointer \(button.isPointerInteractionEnabled)")
button.pointerStyleProvider = { button, effect, shape in UIPointerStyle(effect: effect, shape: shape) }
print("pointer \(button.isPointerInteractionEnabled)")

// prints:
// pointer false
// pointer true
