// title: After an unanimated setViewControllers the data source is asked for the neighbour again
// ios: 6.1
// device: iphone
// watch: asked | shown
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/5310 (rdar 13162693, 2013-02)
// confidence: medium
// note: The other half of the report: with animated NO the data source is correctly asked. Mirrored in the same way.
import UIKit

final class S: NSObject, UIPageViewControllerDataSource {
    var asked = 0
    func pageViewController(_ p: UIPageViewController, viewControllerBefore v: UIViewController) -> UIViewController? { nil }
    func pageViewController(_ p: UIPageViewController, viewControllerAfter v: UIViewController) -> UIViewController? { if v === new { asked += 1 }; return nil }
}

let s = S()
let old = UIViewController(), new = UIViewController()
let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
pages.dataSource = s
pages.setViewControllers([old], direction: .forward, animated: false)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = pages
window.makeKeyAndVisible()
Simulator.settle()
pages.setViewControllers([new], direction: .reverse, animated: false)
Simulator.settle()
Simulator.beginPageSwipe(pages)
Simulator.finishPageSwipe(pages)
Simulator.settle()
print("asked \(s.asked > 0)")
print("shown new \(pages.viewControllers?.first === new)")

// prints:
// asked true
// shown new true
