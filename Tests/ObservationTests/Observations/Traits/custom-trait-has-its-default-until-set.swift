// title: A custom trait reads as its defaultValue in every trait collection that was given none
// ios: 17
// device: iphone
// watch: level
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UITrait.rs (header comments of UITrait.h, Apple, 2025)
// confidence: high
// note: Comment at defaultValue. MISSING: UITraitDefinition
import UIKit
struct Level: UITraitDefinition { static let defaultValue = 3 }
let plain = UITraitCollection()
print("level \(plain[Level.self])")
let set = UITraitCollection { $0[Level.self] = 8 }
print("level \(set[Level.self])")
let a = UIViewController()
print("level of controller \(a.traitCollection[Level.self])")

// prints:
// level 3
// level 8
// level of controller 3
