// title: A full-screen modal presented by a child: presentingViewController is the root, both have it as presented
// ios: 8.1
// device: iphone
// watch: presenting | presented
// normalize:
// source: http://fantageek.com/blog/2014/11/24/understand-presentingviewcontroller (Khoa Pham, 2014-11-24)
// confidence: high
// note: The author calls the child the original presenter; the presenting controller is the one whose view fills the screen. UIViewController.h says the same (farthest ancestor, nearest ancestor).
import UIKit

let root = UIViewController(), child = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
root.addChild(child); root.view.addSubview(child.view); child.didMove(toParent: root)
Simulator.settle()
let modal = UIViewController()
modal.modalPresentationStyle = .fullScreen
child.present(modal, animated: false)
Simulator.settle()
print("presenting root \(modal.presentingViewController === root)")
print("presented of child \(child.presentedViewController === modal)")
print("presented of root \(root.presentedViewController === modal)")

// prints:
// presenting root true
// presented of child true
// presented of root true
