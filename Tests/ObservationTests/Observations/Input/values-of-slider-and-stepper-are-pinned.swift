// title: A slider and a stepper pin their value to their limits
// ios: 13
// device: iphone
// watch: slider | stepper
// normalize:
// source: https://developer.apple.com/documentation/uikit/uislider/setvalue(_:animated:); https://developer.apple.com/documentation/uikit/uistepper/value (Apple reference)
// confidence: high
// note: The reference of the slider has -1 becoming 0; the stepper is clamped at 0 and 100 by default.
import UIKit
let slider = UISlider()
slider.setValue(-1, animated: false)
print("slider \(slider.value)")
slider.value = 7
print("slider \(slider.value)")
let stepper = UIStepper()
stepper.value = 150
print("stepper \(stepper.value)")
stepper.value = -5
print("stepper \(stepper.value)")

// prints:
// slider 0.0
// slider 1.0
// stepper 100.0
// stepper 0.0
