// title: A controller that shows only its input accessory view gets keyboardWillShow
// ios: 12
// device: iphone
// watch: willShow
// normalize: collapse-repeats
// source: https://github.com/MessageKit/MessageKit/issues/977 (2019-01)
// confidence: medium
// note: No text object is active; the controller becomes first responder when it appears and its accessory bar comes up.
import UIKit
final class A: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); _ = becomeFirstResponder() }
}
let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { _ in print("willShow") }
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = A()
window.makeKeyAndVisible()
Simulator.settle()

// prints:
// willShow
