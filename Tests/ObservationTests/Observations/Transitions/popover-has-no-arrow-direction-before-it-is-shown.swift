// title: A popover's arrowDirection is unknown before it is presented
// ios: 16.4
// device: ipad
// watch: popover
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPopoverPresentationController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header's comment on arrowDirection, and on the default of canOverlapSourceViewRect. MISSING: UIPopoverPresentationController.arrowDirection
import UIKit

let b = UIViewController()
b.modalPresentationStyle = .popover
let p = b.popoverPresentationController!
print("popover unknown arrow \(p.arrowDirection == .unknown)")
print("popover overlaps \(p.canOverlapSourceViewRect)")

// prints:
// popover unknown arrow true
// popover overlaps false
