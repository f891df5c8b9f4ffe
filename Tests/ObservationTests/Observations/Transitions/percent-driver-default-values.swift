// title: Defaults of UIPercentDrivenInteractiveTransition
// ios: 16.4
// device: iphone
// watch: driver
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewControllerTransitioning.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header gives the defaults: completion speed 1.0, wantsInteractiveStart true.
import UIKit

let driver = UIPercentDrivenInteractiveTransition()
print("driver speed \(driver.completionSpeed == 1)")
print("driver wants interactive start \(driver.wantsInteractiveStart)")

// prints:
// driver speed true
// driver wants interactive start true
