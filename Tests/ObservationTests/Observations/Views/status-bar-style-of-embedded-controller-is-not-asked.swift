// title: In a navigation controller the embedded controller is not asked for its status bar style
// ios: 14
// device: iphone
// watch: asked
// normalize:
// source: https://sarunw.com/posts/preferredstatusbarstyle-not-getting-called/ (Sarunw, 2021)
// confidence: high
// note: The navigation controller's own property is read instead; the same in coderwall.com/p/hitv1q (mxcl, 2013). Printed once at the end.
import UIKit

var asked = Set<String>()
final class Page: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { asked.insert("page"); return .lightContent }
}
final class Nav: UINavigationController {
    override var preferredStatusBarStyle: UIStatusBarStyle { asked.insert("nav"); return .lightContent }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Nav(rootViewController: Page())
window.makeKeyAndVisible()
Simulator.settle()
print("asked \(asked.sorted())")

// prints:
// asked ["nav"]
