// title: An over-current-context presentation is done by the nearest ancestor that defines the context
// ios: 13
// device: iphone
// watch: presenting
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiviewcontroller/1621456-definespresentationcontext (Apple)
// confidence: high
// note: The page: UIKit starts at the presenting controller and walks up; the first with the flag presents.
import UIKit

let root = UIViewController(), middle = UIViewController(), leaf = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
root.addChild(middle); root.view.addSubview(middle.view); middle.didMove(toParent: root)
middle.addChild(leaf); middle.view.addSubview(leaf.view); leaf.didMove(toParent: middle)
middle.definesPresentationContext = true
Simulator.settle()
let modal = UIViewController()
modal.modalPresentationStyle = .overCurrentContext
leaf.present(modal, animated: false)
Simulator.settle()
print("presenting middle \(modal.presentingViewController === middle)")

// prints:
// presenting middle true
