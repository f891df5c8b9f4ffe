// title: insertSegment pins its index; setTitle for a missing segment is ignored; nothing is selected at first
// ios: 15.6
// device: iphone
// watch: segment
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISegmentedControl.h (Apple, header comments, iOS 15.6 SDK)
// confidence: medium
// note: Comments: "value pinned", "must be 0..#segments - 1 (or ignored)", default UISegmentedControlNoSegment (-1).
import UIKit
let c = UISegmentedControl(items: ["a", "b"])
print("segment selected \(c.selectedSegmentIndex)")
c.insertSegment(withTitle: "z", at: 9, animated: false)
print("segment count \(c.numberOfSegments) last \(c.titleForSegment(at: 2) ?? "nil")")
c.setTitle("x", forSegmentAt: 7)
print("segment titles \((0..<c.numberOfSegments).map { c.titleForSegment(at: $0) ?? "nil" })")

// prints:
// segment selected -1
// segment count 3 last z
// segment titles ["a", "b", "z"]
