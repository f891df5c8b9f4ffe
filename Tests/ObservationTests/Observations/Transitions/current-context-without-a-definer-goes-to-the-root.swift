// title: A current-context presentation in a hierarchy without the flag is done by the root controller
// ios: 13
// device: iphone
// watch: presenting
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiviewcontroller/1621456-definespresentationcontext (Apple)
// confidence: high
// note: The page: if no controller defines the context, UIKit asks the window's root controller.
import UIKit

let root = UIViewController(), child = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
root.addChild(child); root.view.addSubview(child.view); child.didMove(toParent: root)
Simulator.settle()
let modal = UIViewController()
modal.modalPresentationStyle = .currentContext
child.present(modal, animated: false)
Simulator.settle()
print("presenting root \(modal.presentingViewController === root)")
print("presenting child \(modal.presentingViewController === child)")

// prints:
// presenting root true
// presenting child false
