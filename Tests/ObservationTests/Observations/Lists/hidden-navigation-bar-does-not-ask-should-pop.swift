// title: A pop while the navigation bar is hidden does not ask the bar delegate's shouldPop
// ios: 9
// device: iphone
// watch: asked | depth
// normalize:
// source: https://github.com/Roxasora/RxWebViewController/issues/9 (rushairer, 2016-02)
// confidence: medium
// note: The reporter: with navigationBarHidden true shouldPopItem is not called; showing the bar before the pop helps. Here the subclass implements the method and pops by code. MISSING: UINavigationBarDelegate
import UIKit
final class Nav: UINavigationController, UINavigationBarDelegate {
    func navigationBar(_ b: UINavigationBar, shouldPop i: UINavigationItem) -> Bool { print("asked shouldPop"); return true }
}
let nav = Nav(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
nav.pushViewController(UIViewController(), animated: false)
Simulator.settle()
nav.setNavigationBarHidden(true, animated: false)
nav.popViewController(animated: false)
Simulator.settle()
print("depth \(nav.viewControllers.count)")

// prints:
// depth 1
