// title: inputAccessoryView of a text field is nil at first and can be set and cleared
// ios: 13
// device: iphone
// watch: accessory
// normalize:
// source: https://github.com/dotnet/macios/blob/main/tests/monotouch-test/UIKit/TextFieldTest.cs (InputAccessoryViewTest, runs on real UIKit)
// confidence: high
// note: The test does these three checks.
import UIKit
let field = UITextField()
print("accessory is nil: \(field.inputAccessoryView == nil)")
field.inputAccessoryView = UIView()
print("accessory is nil: \(field.inputAccessoryView == nil)")
field.inputAccessoryView = nil
print("accessory is nil: \(field.inputAccessoryView == nil)")

// prints:
// accessory is nil: true
// accessory is nil: false
// accessory is nil: true
