// title: setViewControllers(animated:) with a new top controller asks for a push animation
// ios: 16.4
// device: iphone
// watch: operation
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UINavigationController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: animated simulates a push or a pop depending on whether the new top was previously in the stack. 1 is push.
import UIKit

final class D: NSObject, UINavigationControllerDelegate {
    func navigationController(_ n: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from: UIViewController, to: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        print("operation \(operation == .push ? "push" : operation == .pop ? "pop" : "none")")
        return nil
    }
}

let d = D()
let nav = UINavigationController(rootViewController: UIViewController())
nav.delegate = d
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
nav.setViewControllers([UIViewController()], animated: true)
Simulator.settle()

// prints:
// operation push
