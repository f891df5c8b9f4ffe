// title: The keyboard layout guide does not follow an undocked keyboard, uses the bottom safe area and pads nothing
// ios: 17
// device: iphone
// watch: guide
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIKeyboardLayoutGuide.rs (header comments of UIKeyboardLayoutGuide.h, Apple, 2025)
// confidence: high
// note: Defaults in the comments. MISSING: UIKeyboardLayoutGuide.keyboardDismissPadding
import UIKit
let guide = UIView().keyboardLayoutGuide
print("guide undocked \(guide.followsUndockedKeyboard) safe \(guide.usesBottomSafeArea) padding \(Int(guide.keyboardDismissPadding))")

// prints:
// guide undocked false safe true padding 0
