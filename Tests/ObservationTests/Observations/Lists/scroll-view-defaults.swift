// title: A scroll view bounces, does not page, scrolls to top and cannot zoom by default
// ios: 12
// device: iphone
// watch: scroll.
// normalize:
// source: UIScrollView.h of the iOS 12.4 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Property comments.
import UIKit
let scroll = UIScrollView()
print("scroll.bounces \(scroll.bounces) \(scroll.alwaysBounceVertical)")
print("scroll.paging \(scroll.isPagingEnabled)")
print("scroll.enabled \(scroll.isScrollEnabled)")
print("scroll.toTop \(scroll.scrollsToTop)")
print("scroll.zoom \(Int(scroll.minimumZoomScale)) \(Int(scroll.maximumZoomScale)) \(Int(scroll.zoomScale))")
print("scroll.inset zero: \(scroll.contentInset == .zero)")

// prints:
// scroll.bounces true false
// scroll.paging false
// scroll.enabled true
// scroll.toTop true
// scroll.zoom 1 1 1
// scroll.inset zero: true
