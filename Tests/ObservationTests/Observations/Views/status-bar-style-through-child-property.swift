// title: A navigation controller that names its top controller as child for the style lets that controller be asked
// ios: 14
// device: iphone
// watch: page
// normalize:
// source: https://sarunw.com/posts/preferredstatusbarstyle-not-getting-called/ (Sarunw, 2021)
// confidence: high
// note: Also UIViewController.h: a non-nil child's attributes are used.
import UIKit

var asked = false
final class Page: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { asked = true; return .lightContent }
}
final class Nav: UINavigationController {
    override var childForStatusBarStyle: UIViewController? { topViewController }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Nav(rootViewController: Page())
window.makeKeyAndVisible()
Simulator.settle()
print("page asked \(asked)")

// prints:
// page asked true
