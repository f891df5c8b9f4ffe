// title: presentationCount and presentationIndex are asked for setViewControllers, not for a swipe
// ios: 16.4
// device: iphone
// watch: asked
// normalize: collapse-repeats
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPageViewController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: both methods are called in response to a setViewControllers call, the index is updated automatically for gesture-driven navigation.
import UIKit

final class S: NSObject, UIPageViewControllerDataSource {
    let all = [UIViewController(), UIViewController(), UIViewController()]
    var count = 0, index = 0
    func pageViewController(_ p: UIPageViewController, viewControllerBefore v: UIViewController) -> UIViewController? { let i = all.firstIndex(of: v)!; return i > 0 ? all[i - 1] : nil }
    func pageViewController(_ p: UIPageViewController, viewControllerAfter v: UIViewController) -> UIViewController? { let i = all.firstIndex(of: v)!; return i < 2 ? all[i + 1] : nil }
    func presentationCount(for p: UIPageViewController) -> Int { count += 1; return 3 }
    func presentationIndex(for p: UIPageViewController) -> Int { index += 1; return 0 }
}

let s = S()
let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
pages.dataSource = s
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = pages
window.makeKeyAndVisible()
Simulator.settle()
pages.setViewControllers([s.all[0]], direction: .forward, animated: false)
Simulator.settle()
print("asked count \(s.count > 0) index \(s.index > 0)")
s.count = 0; s.index = 0
Simulator.beginPageSwipe(pages)
Simulator.finishPageSwipe(pages)
Simulator.settle()
print("asked after swipe \(s.count + s.index)")

// prints:
// asked count true index true
// asked after swipe 0
