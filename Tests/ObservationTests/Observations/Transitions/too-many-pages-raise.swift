// title: Giving a scroll page controller three controllers raises NSInvalidArgumentException
// ios: 15.4
// device: iphone
// watch: raised
// normalize:
// source: https://github.com/Taehyeon-Kim/TIL/issues/18 (Taehyeon-Kim, 2022-05-04)
// confidence: high
// note: The text: The number of view controllers provided (3) doesn't match the number required (1) for the requested transition. NYPL Simplified-iOS issue 781 shows the same for 0.
import UIKit

let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = pages
window.makeKeyAndVisible()
let e = Simulator.catchException {
    pages.setViewControllers([UIViewController(), UIViewController(), UIViewController()], direction: .forward, animated: false)
}
print("raised \(e?.name.rawValue ?? "nothing")")
print("raised \(e?.reason ?? "")")

// prints:
// raised NSInvalidArgumentException
// raised The number of view controllers provided (3) doesn't match the number required (1) for the requested transition
