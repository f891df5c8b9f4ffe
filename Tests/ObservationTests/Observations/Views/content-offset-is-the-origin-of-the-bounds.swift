// title: The content offset of a scroll view is the origin of its bounds and leaves the frame alone
// ios: 14
// device: iphone
// watch: frame | bounds | offset
// normalize:
// source: https://github.com/layoutBox/PinLayout/blob/HEAD/Tests/iOS/UIScrollViewSpec.swift (PinLayout, tests on the simulator, snapshot 2025-07)
// confidence: high
// note: The test sets the offset to (30 30) and asserts bounds (30 30; 400 400) and frame (0 0; 400 400).
import UIKit

let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
scroll.contentOffset = CGPoint(x: 30, y: 30)
print("frame \(scroll.frame.minX) \(scroll.frame.minY) \(scroll.frame.width) \(scroll.frame.height)")
print("bounds \(scroll.bounds.minX) \(scroll.bounds.minY) \(scroll.bounds.width) \(scroll.bounds.height)")
print("offset \(scroll.contentOffset.x) \(scroll.contentOffset.y)")

// prints:
// frame 0.0 0.0 400.0 400.0
// bounds 30.0 30.0 400.0 400.0
// offset 30.0 30.0
