// title: iOS 7: pages of a page view controller have a top guide of 0 while the page controller has 64
// ios: 7
// device: iphone
// watch: length
// normalize:
// source: https://stackoverflow.com/questions/19140530/toplayoutguide-in-child-view-controller (hpique, Stack Overflow question, 2013-10-02)
// confidence: medium
// note: The author read the guides in viewWillLayoutSubviews under a translucent bar.
// open: the model does something else
import UIKit

let page = UIViewController()
let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
pages.setViewControllers([page], direction: .forward, animated: false, completion: nil)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: pages)
window.makeKeyAndVisible()
Simulator.settle()
print("length pages \(pages.topLayoutGuide.length)")
print("length page \(page.topLayoutGuide.length)")

// prints:
// length pages 64.0
// length page 0.0
