// title: setViewControllers without animation calls its completion synchronously, with true
// ios: 16.4
// device: iphone
// watch: completion | after
// normalize:
// source: https://github.com/dotnet/macios tests/monotouch-test/UIKit/PageViewControllerTest.cs (Microsoft, 2025)
// confidence: high
// note: A test that runs on devices: the completion has already run when the call returns. It hands back the controller's own, still empty list on a page controller that was never shown.
import UIKit

let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
pages.setViewControllers(pages.viewControllers, direction: .forward, animated: false) { finished in print("completion \(finished)") }
print("after")

// prints:
// completion true
// after
