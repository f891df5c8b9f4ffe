// title: A child whose size is reported as unchanged is not told of the rotation
// ios: 15.6
// device: iphone
// watch: told
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Comment at sizeForChildContentContainer: a returned size equal to the child's present one means no viewWillTransition for it. MISSING: size(forChildContentContainer:withParentContainerSize:)
import UIKit

var told = Set<String>()
final class Child: UIViewController {
    override func viewWillTransition(to size: CGSize, with c: UIViewControllerTransitionCoordinator) { super.viewWillTransition(to: size, with: c); told.insert(title!) }
}
let fixed = Child(), free = Child()
fixed.title = "fixed"; free.title = "free"
final class Parent: UIViewController {
    override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        (container as? UIViewController) === fixed ? CGSize(width: 100, height: 100) : parentSize
    }
}
let parent = Parent()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = parent
window.makeKeyAndVisible()
for c in [fixed, free] { parent.addChild(c); parent.view.addSubview(c.view); c.didMove(toParent: parent) }
fixed.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
fixed.view.autoresizingMask = []
free.view.frame = parent.view.bounds
Simulator.settle()
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
print("told \(told.sorted())")

// prints:
// told ["free"]
