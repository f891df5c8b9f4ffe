// title: A text field in a window that was never shown becomes first responder
// ios: 16
// device: iphone
// watch: become | is | after
// normalize:
// source: https://github.com/ReactiveCocoa/ReactiveCocoa/blob/master/ReactiveCocoaTests/UIKit/UITextFieldSpec.swift (test suite, 2024)
// confidence: high
// note: The test puts a field of zero size into a window of zero size that is never made visible; becomeFirstResponder() returns true and isFirstResponder is true. UIResponderSpec of the same repository also resigns it.
import UIKit
let window = UIWindow(frame: .zero)
let field = UITextField(frame: .zero)
window.addSubview(field)
print("become \(field.becomeFirstResponder())")
print("is \(field.isFirstResponder)")
_ = field.resignFirstResponder()
print("after \(field.isFirstResponder)")

// prints:
// become true
// is true
// after false
