// title: currentPage of a page control is pinned to the pages there are
// ios: 15.6
// device: iphone
// watch: page
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPageControl.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: "default is 0. Value is pinned to 0..numberOfPages-1".
import UIKit
let c = UIPageControl()
print("page \(c.currentPage) of \(c.numberOfPages)")
c.numberOfPages = 3
c.currentPage = 8
print("page \(c.currentPage)")
c.currentPage = -4
print("page \(c.currentPage)")

// prints:
// page 0 of 0
// page 2
// page 0
