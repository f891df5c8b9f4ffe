// title: performAsCurrent sets UITraitCollection.current for the closure and puts the old one back
// ios: 13
// device: iphone
// watch: current
// normalize: 
// source: https://github.com/xybp888/iOS-SDKs iPhoneOS17.5.sdk UIKit.framework/Headers/UITraitCollection.h (Apple, 2023)
// confidence: high
// note: Comment at performAsCurrentTraitCollection.
import UIKit
UITraitCollection.current = UITraitCollection(userInterfaceStyle: .light)
print("current dark \(UITraitCollection.current.userInterfaceStyle == .dark)")
UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
    print("current dark \(UITraitCollection.current.userInterfaceStyle == .dark)")
}
print("current dark \(UITraitCollection.current.userInterfaceStyle == .dark)")

// prints:
// current dark false
// current dark true
// current dark false
