// title: UIPageViewController() is a horizontal page curl with two gesture recognizers and no pages
// ios: 16.4
// device: iphone
// watch: pages
// normalize:
// source: https://github.com/dotnet/macios tests/monotouch-test/UIKit/PageViewControllerTest.cs (Microsoft, 2025)
// confidence: high
// note: The Defaults test, run on devices. MISSING: UIPageViewController.init(), gestureRecognizers
import UIKit

let pages = UIPageViewController()
print("pages curl \(pages.transitionStyle == .pageCurl)")
print("pages horizontal \(pages.navigationOrientation == .horizontal)")
print("pages spine min \(pages.spineLocation == .min)")
print("pages double \(pages.isDoubleSided)")
print("pages gestures \(pages.gestureRecognizers.count)")
print("pages count \(pages.viewControllers?.count ?? -1)")
print("pages data source \(pages.dataSource != nil)")

// prints:
// pages curl true
// pages horizontal true
// pages spine min true
// pages double false
// pages gestures 2
// pages count 0
// pages data source false
