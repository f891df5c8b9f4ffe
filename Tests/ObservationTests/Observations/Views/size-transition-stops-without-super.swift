// title: A parent that does not call super in viewWillTransition(to:with:) keeps it from its children
// ios: 15.6
// device: iphone
// watch: told
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: The header asks overrides to call super or to forward by hand; without either the child hears nothing.
import UIKit

var told: [String] = []
final class Child: UIViewController {
    override func viewWillTransition(to size: CGSize, with c: UIViewControllerTransitionCoordinator) { super.viewWillTransition(to: size, with: c); told.append("child") }
}
final class Parent: UIViewController {
    override func viewWillTransition(to size: CGSize, with c: UIViewControllerTransitionCoordinator) { told.append("parent") }
}
let parent = Parent(), child = Child()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = parent
window.makeKeyAndVisible()
parent.addChild(child)
child.view.frame = parent.view.bounds
parent.view.addSubview(child.view)
child.didMove(toParent: parent)
Simulator.settle()
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
print("told \(told)")

// prints:
// told ["parent"]
