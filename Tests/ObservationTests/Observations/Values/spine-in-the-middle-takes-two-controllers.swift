// title: With the spine in the middle a page view controller is double-sided and takes the left and the right page
// ios: 15
// device: ipad
// watch: pages
// normalize:
// source: https://apple-docs.everest.mt/docs/uikit/uipageviewcontroller/setviewcontrollers(_:direction:animated:completion:)/ (Apple, read in a copy of 2025)
// confidence: high
// note: The table of the page: spine mid, double sided true, pass left and right. That both are then in viewControllers and have views in the window is inferred.
import UIKit
let left = UIViewController(), right = UIViewController()
let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: [.spineLocation: NSNumber(value: UIPageViewController.SpineLocation.mid.rawValue)])
pages.isDoubleSided = true
pages.setViewControllers([left, right], direction: .forward, animated: false)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = pages
window.makeKeyAndVisible()
Simulator.settle()
print("pages spine mid \(pages.spineLocation == .mid)")
print("pages \(pages.viewControllers?.count ?? 0) left first \(pages.viewControllers?.first === left)")
print("pages shown \(left.viewIfLoaded?.window != nil) \(right.viewIfLoaded?.window != nil)")

// prints:
// pages spine mid true
// pages 2 left first true
// pages shown true true
