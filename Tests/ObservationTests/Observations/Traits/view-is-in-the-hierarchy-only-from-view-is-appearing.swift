// title: A pushed controller's view has no superview and no window in viewWillAppear, and has both in viewIsAppearing
// ios: 17
// device: iphone
// watch: will | is
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIViewController.rs (header comments of UIViewController.h, Apple, 2025)
// confidence: high
// note: Comments at viewWillAppear and viewIsAppearing.
import UIKit
final class B: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("will superview \(view.superview != nil) window \(view.window != nil)") }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); print("is superview \(view.superview != nil) window \(view.window != nil)") }
}
let a = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
a.pushViewController(B(), animated: true)
Simulator.settle()

// prints:
// will superview false window false
// is superview true window true
