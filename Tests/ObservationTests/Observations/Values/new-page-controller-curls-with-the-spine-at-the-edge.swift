// title: A page view controller made without arguments curls horizontally, is single-sided, has its spine at min and two recognizers
// ios: 15
// device: iphone
// watch: page
// normalize:
// source: https://github.com/dotnet/macios/blob/main/tests/monotouch-test/UIKit/PageViewControllerTest.cs (Microsoft, 2025-02)
// confidence: high
// note: A test that runs on devices and simulators. The two recognizers are pan and tap.
import UIKit
let pages = UIPageViewController()
print("page style curl \(pages.transitionStyle == .pageCurl) horizontal \(pages.navigationOrientation == .horizontal)")
print("page spine min \(pages.spineLocation == .min) double \(pages.isDoubleSided)")
print("page recognizers \(pages.gestureRecognizers.count) controllers \(pages.viewControllers?.count ?? -1)")

// prints:
// page style curl true horizontal true
// page spine min true double false
// page recognizers 2 controllers 0
