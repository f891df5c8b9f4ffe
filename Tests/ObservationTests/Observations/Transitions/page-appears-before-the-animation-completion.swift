// title: setViewControllers(animated: true) in scroll style: the new page's viewDidAppear comes before the completion
// ios: 11
// device: iphone
// watch: B. | completion
// normalize:
// source: https://github.com/ResearchKit/SageResearch/issues/10 (Shannon Young, 2018-01-10)
// confidence: medium
// note: The report: the page controller sends viewDidAppear before the animation is finished, so that actions in it have to be delayed. The completion stands for the end of the animation.
import UIKit

final class B: UIViewController {
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("B.viewDidAppear") }
}

let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = pages
window.makeKeyAndVisible()
Simulator.settle()
pages.setViewControllers([B()], direction: .forward, animated: true) { _ in print("completion") }
Simulator.settle()

// prints:
// B.viewDidAppear
// completion
