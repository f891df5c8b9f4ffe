// title: The frame of a view scaled by 2 grows around its center and comes back with the identity
// ios: 14
// device: iphone
// watch: frame | bounds
// normalize:
// source: https://github.com/layoutBox/PinLayout/blob/HEAD/Tests/iOS/TransformSpec.swift (PinLayout, tests on the simulator, snapshot 2025-07)
// confidence: high
// note: View at (100 100; 100 50) scaled by two reads (50 75; 200 100); swiftbysundell.com/tips/uiview-bounds-and-transforms shows the same for bounds.
import UIKit

let v = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
v.transform = CGAffineTransform(scaleX: 2, y: 2)
print("frame \(v.frame.minX) \(v.frame.minY) \(v.frame.width) \(v.frame.height)")
print("bounds \(v.bounds.minX) \(v.bounds.minY) \(v.bounds.width) \(v.bounds.height)")
v.transform = .identity
print("frame \(v.frame.minX) \(v.frame.minY) \(v.frame.width) \(v.frame.height)")

// prints:
// frame 50.0 75.0 200.0 100.0
// bounds 0.0 0.0 100.0 50.0
// frame 100.0 100.0 100.0 50.0
