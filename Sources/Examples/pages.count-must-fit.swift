import UIKit

class Chapter: UIViewController {}

let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
let failure = Simulator.catchException {
  pages.setViewControllers([Chapter(), Chapter()], direction: .forward, animated: false)
}
print(failure?.reason ?? "no exception")
