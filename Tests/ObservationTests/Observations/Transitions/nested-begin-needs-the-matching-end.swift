// title: Two nested beginAppearanceTransition calls give one didAppear, at the last matching end
// ios: 16.4
// device: iphone
// watch: child | first end | second end
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: the appearance callbacks are tied to the final matching invocation of endAppearanceTransition.
import UIKit

final class Child: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("child will") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("child did") }
}
final class Parent: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

let parent = Parent(), child = Child()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = parent
window.makeKeyAndVisible()
Simulator.settle()
parent.addChild(child)
child.beginAppearanceTransition(true, animated: false)
child.beginAppearanceTransition(true, animated: false)
parent.view.addSubview(child.view)
print("first end")
child.endAppearanceTransition()
print("second end")
child.endAppearanceTransition()
child.didMove(toParent: parent)
Simulator.settle()

// prints:
// child will
// first end
// second end
// child did
