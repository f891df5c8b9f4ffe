// title: After an animated setViewControllers in scroll style the page just left is the cached neighbour; the data source is not asked
// ios: 6.1
// device: iphone
// watch: asked | shown
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/5310 (rdar 13162693, 2013-02)
// confidence: medium
// note: The report tells it of a forward change and a swipe to the page before; here mirrored (reverse change, swipe to the page after), because the swipe of the simulator goes forward. The data source knows only the new page, yet the old one comes back.
// open: the model does something else
import UIKit

final class S: NSObject, UIPageViewControllerDataSource {
    var counting = false, asked = 0
    func pageViewController(_ p: UIPageViewController, viewControllerBefore v: UIViewController) -> UIViewController? { nil }
    func pageViewController(_ p: UIPageViewController, viewControllerAfter v: UIViewController) -> UIViewController? { if counting { asked += 1 }; return nil }
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
pages.setViewControllers([new], direction: .reverse, animated: true)
Simulator.settle()
s.counting = true
Simulator.beginPageSwipe(pages)
Simulator.finishPageSwipe(pages)
Simulator.settle()
print("asked \(s.asked)")
print("shown old \(pages.viewControllers?.first === old)")

// prints:
// asked 0
// shown old true
