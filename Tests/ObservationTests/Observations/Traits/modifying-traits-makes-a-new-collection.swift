// title: modifyingTraits returns a changed copy and leaves the original as it was
// ios: 17
// device: iphone
// watch: traits
// normalize: 
// source: https://github.com/WWDCNotes/WWDCNotes WWDC23-10057-Unleash-the-UIKit-trait-system.md (srujanc and rusik, 2023)
// confidence: high
// note: The notes and their example.
import UIKit
let one = UITraitCollection { t in
    t.userInterfaceIdiom = .phone
    t.horizontalSizeClass = .regular
}
let two = one.modifyingTraits { t in t.horizontalSizeClass = .compact }
print("traits original regular \(one.horizontalSizeClass == .regular)")
print("traits copy compact \(two.horizontalSizeClass == .compact) phone \(two.userInterfaceIdiom == .phone)")

// prints:
// traits original regular true
// traits copy compact true phone true
