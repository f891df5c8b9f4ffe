// title: Defaults: all edges extended, opaque bars not included, default status bar, shown, fading
// ios: 15.6
// device: iphone
// watch: edges | bars | status
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Each default is written in the header.
import UIKit

let c = UIViewController()
print("edges all \(c.edgesForExtendedLayout == .all)")
print("bars opaque included \(c.extendedLayoutIncludesOpaqueBars) adjusts scroll views \(c.automaticallyAdjustsScrollViewInsets)")
print("status default \(c.preferredStatusBarStyle == .default) hidden \(c.prefersStatusBarHidden) fade \(c.preferredStatusBarUpdateAnimation == .fade) captures \(c.modalPresentationCapturesStatusBarAppearance)")

// prints:
// edges all true
// bars opaque included false adjusts scroll views true
// status default true hidden false fade true captures false
