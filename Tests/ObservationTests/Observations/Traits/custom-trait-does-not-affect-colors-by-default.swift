// title: UITraitDefinition.affectsColorAppearance is false unless the type says otherwise
// ios: 17
// device: iphone
// watch: affects
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UITrait.rs (header comments of UITrait.h, Apple, 2025)
// confidence: high
// note: Comment at affectsColorAppearance: default is NO. MISSING: UITraitDefinition.affectsColorAppearance
import UIKit
struct Plain: UITraitDefinition { static let defaultValue = 0 }
struct Theme: UITraitDefinition { static let defaultValue = 0; static let affectsColorAppearance = true }
print("affects plain \(Plain.affectsColorAppearance)")
print("affects theme \(Theme.affectsColorAppearance)")

// prints:
// affects plain false
// affects theme true
