// title: selectAll selects in a text view that is in no window
// ios: 13
// device: iphone
// watch: length
// normalize:
// source: https://github.com/dotnet/macios/blob/main/tests/monotouch-test/UIKit/TextViewTest.cs (EmptySelection, NonEmptySelection, runs on real UIKit)
// confidence: high
// note: The test asserts length 0 in an empty fresh view and a length that is not 0 after selectAll. MISSING: UITextView.selectAll
import UIKit
let tv = UITextView()
print("length is zero: \(tv.selectedRange.length == 0)")
tv.text = "One two three"
tv.selectAll(nil)
print("length is zero: \(tv.selectedRange.length == 0)")

// prints:
// length is zero: true
// length is zero: false
