// title: A fresh text field has a selected range since iOS 11
// ios: 11
// device: iphone
// watch: range
// normalize:
// source: https://github.com/dotnet/macios/blob/main/tests/monotouch-test/UIKit/TextFieldTest.cs (EmptySelection, runs on real UIKit)
// confidence: high
// note: The test branches at Xcode 9 (iOS 11): nil before, an object from then on. MISSING: UITextField.selectedTextRange
import UIKit
let field = UITextField()
print("range is nil: \(field.selectedTextRange == nil)")

// prints:
// range is nil: false
