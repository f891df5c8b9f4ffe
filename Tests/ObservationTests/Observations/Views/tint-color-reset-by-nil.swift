// title: Setting tintColor to nil returns to a default color, never nil
// ios: 16
// device: iphone
// watch: tint
// normalize:
// source: https://github.com/xamarin/xamarin-macios/blob/HEAD/tests/monotouch-test/UIKit/ViewTest.cs (Xamarin, tests on devices, snapshot 2025-02)
// confidence: high
// note: A view without superview has a tint color; after red and nil there is still one, and it is not the red one. MISSING: tintColor = nil
import UIKit

let v = UIView()
print("tint exists: \((v.tintColor as UIColor?) != nil)")
v.tintColor = .red
v.tintColor = nil
print("tint after nil: \((v.tintColor as UIColor?) != nil) red: \(v.tintColor == UIColor.red)")

// prints:
// tint exists: true
// tint after nil: true red: false
