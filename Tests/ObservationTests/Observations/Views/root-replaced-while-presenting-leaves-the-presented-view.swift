// title: Replacing the root in a window transition while it presents leaves the presented view in the window
// ios: 8
// device: iphone
// watch: presented | inside
// normalize:
// source: https://devpeace.com/ios/26763020/leaking-views-when-changing-rootviewcontroller-inside-transitionwithview (benzado, Stack Overflow question, 2014-11-05)
// confidence: medium
// note: The view debugger shows window > UITransitionView > presented view, and beside it the new root's view. Release inferred from the date.
import UIKit

let x = UIViewController(), y = UIViewController(), z = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = x
window.makeKeyAndVisible()
Simulator.settle()
y.modalPresentationStyle = .fullScreen
x.present(y, animated: false)
Simulator.settle()
UIView.transition(with: window, duration: 0.5, options: [.transitionFlipFromLeft], animations: { window.rootViewController = z }, completion: nil)
Simulator.settle()
print("presented view still in the window \(y.view.window === window)")
print("inside \(y.view.superview.map { String(describing: type(of: $0)) } ?? "nothing")")

// prints:
// presented view still in the window true
// inside UITransitionView
