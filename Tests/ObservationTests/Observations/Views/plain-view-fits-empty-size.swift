// title: sizeThatFits of an empty view for an empty size is empty
// ios: 16
// device: iphone
// watch: size
// normalize:
// source: https://github.com/xamarin/xamarin-macios/blob/HEAD/tests/monotouch-test/UIKit/ViewTest.cs (Xamarin, tests on devices, snapshot 2025-02)
// confidence: high
// note: Asserted by the test suite.
import UIKit

let s = UIView().sizeThatFits(.zero)
print("size \(s.width) \(s.height)")

// prints:
// size 0.0 0.0
