// title: Before iOS 13.2 a popover's sourceRect defaults to the zero rectangle
// ios: 12.4
// device: ipad
// watch: popover
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPopoverPresentationController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The older half of the same comment in the header.
import UIKit

let b = UIViewController()
b.modalPresentationStyle = .popover
print("popover zero \(b.popoverPresentationController!.sourceRect == .zero)")

// prints:
// popover zero true
