// title: The raw values of the activation states: unattached -1, active 0, inactive 1, background 2
// ios: 13
// device: iphone
// watch: raw
// normalize:
// source: https://github.com/FLEXTool/FLEX/pull/323 (revolter, 2019-08)
// confidence: high
// note: The definition is quoted; a missing scene reads as active when its state is taken from nil.
import UIKit
print("raw \(UIScene.ActivationState.unattached.rawValue) \(UIScene.ActivationState.foregroundActive.rawValue) \(UIScene.ActivationState.foregroundInactive.rawValue) \(UIScene.ActivationState.background.rawValue)")

// prints:
// raw -1 0 1 2
