// title: A segment has only an image or a title: setting the image takes the title away
// ios: 15.6
// device: iphone
// watch: segment
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISegmentedControl.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: "can only have image or title, not both". RxSwift's test (UISegmentedControl+RxTests) shows that a title segment has no image.
import UIKit
let c = UISegmentedControl(items: ["a"])
print("segment \(c.titleForSegment(at: 0) ?? "nil") \(c.imageForSegment(at: 0) != nil)")
c.setImage(UIImage(), forSegmentAt: 0)
print("segment \(c.titleForSegment(at: 0) ?? "nil") \(c.imageForSegment(at: 0) != nil)")

// prints:
// segment a false
// segment nil true
