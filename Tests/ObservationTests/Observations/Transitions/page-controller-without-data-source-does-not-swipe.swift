// title: Without a data source a page controller's swipe does nothing
// ios: 16.4
// device: iphone
// watch: delegate | shown
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPageViewController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: if dataSource is nil, user gesture-driven navigation is disabled.
import UIKit

final class D: NSObject, UIPageViewControllerDelegate {
    func pageViewController(_ p: UIPageViewController, willTransitionTo pending: [UIViewController]) { print("delegate will") }
    func pageViewController(_ p: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted: Bool) { print("delegate did") }
}

let d = D()
let a = UIViewController()
let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
pages.delegate = d
pages.setViewControllers([a], direction: .forward, animated: false)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = pages
window.makeKeyAndVisible()
Simulator.settle()
Simulator.beginPageSwipe(pages)
Simulator.finishPageSwipe(pages)
Simulator.settle()
print("shown \(pages.viewControllers?.first === a)")

// prints:
// shown true
