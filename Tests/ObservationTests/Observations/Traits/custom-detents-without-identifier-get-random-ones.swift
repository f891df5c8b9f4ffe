// title: Two custom detents without identifier have different identifiers
// ios: 16
// device: iphone
// watch: same
// normalize: 
// source: https://github.com/theos/sdks iPhoneOS16.5.sdk UIKit.framework/Headers/UISheetPresentationController.h (Apple, 2022)
// confidence: high
// note: Comment: if no identifier is given, a random one is generated.
import UIKit
let one = UISheetPresentationController.Detent.custom { _ in 200 }
let two = UISheetPresentationController.Detent.custom { _ in 200 }
print("same \(one.identifier == two.identifier)")
let named = UISheetPresentationController.Detent.custom(identifier: .init("small")) { _ in 100 }
print("same as given \(named.identifier.rawValue == "small")")

// prints:
// same false
// same as given true
