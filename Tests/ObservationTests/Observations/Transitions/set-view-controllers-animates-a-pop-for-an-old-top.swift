// title: setViewControllers(animated:) with a top that was in the stack asks for a pop animation
// ios: 16.4
// device: iphone
// watch: operation
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UINavigationController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The other half of the header's comment.
import UIKit

final class D: NSObject, UINavigationControllerDelegate {
    func navigationController(_ n: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from: UIViewController, to: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        print("operation \(operation == .push ? "push" : operation == .pop ? "pop" : "none")")
        return nil
    }
}

let d = D()
let first = UIViewController()
let nav = UINavigationController(rootViewController: first)
nav.pushViewController(UIViewController(), animated: false)
nav.delegate = d
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
nav.setViewControllers([first], animated: true)
Simulator.settle()

// prints:
// operation pop
