// title: transition(from:to:) raises in a parent that forwards appearance callbacks by hand
// ios: 16.4
// device: iphone
// watch: raised
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: fails with NSInvalidArgumentException if the parents differ or if the receiver explicitly forwards its appearance and rotation callbacks to its children.
// open: the model does something else
import UIKit

final class Parent: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

let parent = Parent(), a = UIViewController(), b = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = parent
window.makeKeyAndVisible()
Simulator.settle()
parent.addChild(a); parent.view.addSubview(a.view); a.didMove(toParent: parent)
parent.addChild(b)
let e = Simulator.catchException {
    parent.transition(from: a, to: b, duration: 0.2, options: [], animations: nil, completion: nil)
}
print("raised \(e?.name.rawValue ?? "nothing")")

// prints:
// raised NSInvalidArgumentException
