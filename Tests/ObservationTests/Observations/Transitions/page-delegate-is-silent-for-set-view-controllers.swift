// title: setViewControllers(animated: true) on a page controller tells the delegate nothing, only its completion runs
// ios: 16.4
// device: iphone
// watch: delegate | completion
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPageViewController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: the delegate's will and did methods are sent for a gesture-initiated transition.
import UIKit

final class D: NSObject, UIPageViewControllerDelegate {
    func pageViewController(_ p: UIPageViewController, willTransitionTo pending: [UIViewController]) { print("delegate will") }
    func pageViewController(_ p: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted: Bool) { print("delegate did") }
}

let d = D()
let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
pages.delegate = d
pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = pages
window.makeKeyAndVisible()
Simulator.settle()
pages.setViewControllers([UIViewController()], direction: .forward, animated: true) { finished in print("completion \(finished)") }
Simulator.settle()

// prints:
// completion true
