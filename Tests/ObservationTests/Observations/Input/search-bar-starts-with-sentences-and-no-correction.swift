// title: A fresh search bar capitalises sentences and does not autocorrect
// ios: 13
// device: iphone
// watch: capitals | correction
// normalize:
// source: https://github.com/dotnet/macios/blob/main/tests/monotouch-test/UIKit/SearchBarTest.cs (TextInput, runs on real UIKit)
// confidence: high
// note: The test asserts these two defaults; only iOS 7.1 had another correction type. MISSING: UISearchBar.autocapitalizationType, UISearchBar.autocorrectionType
// open: the model has no autocapitalizationType
import UIKit
let bar = UISearchBar()
print("capitals sentences: \(bar.autocapitalizationType == .sentences)")
print("correction off: \(bar.autocorrectionType == .no)")

// prints:
// capitals sentences: true
// correction off: true
