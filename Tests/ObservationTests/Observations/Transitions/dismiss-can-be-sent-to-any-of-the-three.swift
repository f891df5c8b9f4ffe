// title: dismiss sent to the child that presented, to the root or to the modal itself always removes the modal
// ios: 8.1
// device: iphone
// watch: gone
// normalize:
// source: http://fantageek.com/blog/2014/11/24/understand-presentingviewcontroller (Khoa Pham, 2014-11-24)
// confidence: high
// note: The author: the message can be sent to original presenter, presenting and presented controller, the system forwards it to the presenting one.
import UIKit

let root = UIViewController(), child = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
root.addChild(child); root.view.addSubview(child.view); child.didMove(toParent: root)
Simulator.settle()
for way in ["child", "root", "modal"] {
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    child.present(modal, animated: false)
    Simulator.settle()
    (way == "child" ? child : way == "root" ? root : modal).dismiss(animated: false)
    Simulator.settle()
    print("gone by \(way) \(root.presentedViewController == nil)")
}

// prints:
// gone by child true
// gone by root true
// gone by modal true
