// title: From iOS 13.2 a popover's sourceRect defaults to the null rectangle
// ios: 13.4
// device: ipad
// watch: popover
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPopoverPresentationController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: the default value in iOS 13.2 is the null rectangle, before it was the zero rectangle.
import UIKit

let b = UIViewController()
b.modalPresentationStyle = .popover
print("popover null \(b.popoverPresentationController!.sourceRect.isNull)")

// prints:
// popover null true
