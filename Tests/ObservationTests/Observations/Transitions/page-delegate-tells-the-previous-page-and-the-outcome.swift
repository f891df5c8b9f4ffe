// title: didFinishAnimating names the page shown before the swipe; completed is false for a cancelled swipe
// ios: 16.4
// device: iphone
// watch: did
// normalize:
// source: https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate/pageviewcontroller(_:didfinishanimating:previousviewcontrollers:transitioncompleted:) (Apple)
// confidence: high
// note: The page: completed tells a turned page from an aborted gesture; previousViewControllers is what viewControllers would have been before.
import UIKit

let a = UIViewController(), b = UIViewController()
final class S: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(_ p: UIPageViewController, viewControllerBefore v: UIViewController) -> UIViewController? { v === b ? a : nil }
    func pageViewController(_ p: UIPageViewController, viewControllerAfter v: UIViewController) -> UIViewController? { v === a ? b : nil }
    func pageViewController(_ p: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted: Bool) {
        print("did completed \(transitionCompleted) previous is a \(previousViewControllers.first === a) shown is \(p.viewControllers!.first === a ? "a" : "b")")
    }
}

let s = S()
let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
pages.dataSource = s
pages.delegate = s
pages.setViewControllers([a], direction: .forward, animated: false)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = pages
window.makeKeyAndVisible()
Simulator.settle()
Simulator.beginPageSwipe(pages)
Simulator.cancelPageSwipe(pages)
Simulator.settle()
Simulator.beginPageSwipe(pages)
Simulator.finishPageSwipe(pages)
Simulator.settle()

// prints:
// did completed false previous is a true shown is a
// did completed true previous is a true shown is b
