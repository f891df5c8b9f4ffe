// title: A controller that was first responder when it presented is first responder again after the dismissal
// ios: 11
// device: iphone
// watch: first
// normalize:
// source: https://github.com/signalapp/Signal-iOS/pull/3515 (Michael Kirk, 2018-06)
// confidence: medium
// note: The author's comment: become first responder before presenting, else UIKit does not restore the status when the presented controller is dismissed. The controller owns an accessory view there.
import UIKit
final class A: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
}
let a = A()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = a.becomeFirstResponder()
Simulator.settle()
print("first before \(a.isFirstResponder)")
let b = UIViewController()
b.modalPresentationStyle = .fullScreen
a.present(b, animated: true)
Simulator.settle()
a.dismiss(animated: true)
Simulator.settle()
print("first after \(a.isFirstResponder)")

// prints:
// first before true
// first after true
