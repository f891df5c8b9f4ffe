// title: Removing a layout guide takes its owning view away
// ios: 15.6
// device: iphone
// watch: owner
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UILayoutGuide.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: removeLayoutGuide passes nil as owning view (UIView.h says the same). MISSING: removeLayoutGuide
import UIKit

let box = UIView(), guide = UILayoutGuide()
box.addLayoutGuide(guide)
print("owner \(guide.owningView === box) \(box.layoutGuides.count)")
box.removeLayoutGuide(guide)
print("owner \(guide.owningView == nil) \(box.layoutGuides.count)")

// prints:
// owner true 1
// owner true 0
