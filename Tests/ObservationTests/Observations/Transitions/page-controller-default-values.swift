// title: Spine and double-sidedness of scroll and curl page controllers
// ios: 16.4
// device: iphone
// watch: scroll | curl
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPageViewController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: spine none for scroll, min for curl by default; double sided false by default.
import UIKit

let scroll = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
let curl = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
print("scroll spine \(scroll.spineLocation.rawValue)")
print("scroll double \(scroll.isDoubleSided)")
print("curl spine \(curl.spineLocation.rawValue)")
print("curl double \(curl.isDoubleSided)")

// prints:
// scroll spine 0
// scroll double false
// curl spine 1
// curl double false
