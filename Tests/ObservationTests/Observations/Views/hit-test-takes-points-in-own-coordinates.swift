// title: hitTest works on a detached view, in its own coordinates
// ios: 16
// device: iphone
// watch: outside | inside
// normalize:
// source: https://github.com/xamarin/xamarin-macios/blob/HEAD/tests/monotouch-test/UIKit/ViewTest.cs (Xamarin, tests on devices, snapshot 2025-02)
// confidence: high
// note: View with frame (10 10; 100 100): (-10,-10) gives nil, (50,50) gives the view; no event object is needed.
import UIKit

let v = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
print("outside hit \(v.hitTest(CGPoint(x: -10, y: -10), with: nil) == nil) point \(v.point(inside: CGPoint(x: -10, y: -10), with: nil))")
print("inside hit \(v.hitTest(CGPoint(x: 50, y: 50), with: nil) === v) point \(v.point(inside: CGPoint(x: 50, y: 50), with: nil))")

// prints:
// outside hit true point false
// inside hit true point true
