// title: On iOS 10 keyboardWillShow comes again when a second text field takes over
// ios: 10
// device: iphone
// watch: willShow
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/18382 (rdar 34432484, 2017-09-14)
// confidence: medium
// note: The report says that on iOS 10 and earlier each text field that becomes first responder posts keyboardWillShow, also while the keyboard is visible.
import UIKit
final class A: UIViewController {
    let one = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
    let two = UITextField(frame: CGRect(x: 0, y: 90, width: 200, height: 30))
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(one)
        view.addSubview(two)
    }
}
let a = A()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { _ in print("willShow") }
_ = a.one.becomeFirstResponder()
Simulator.settle()
_ = a.two.becomeFirstResponder()
Simulator.settle()

// prints:
// willShow
// willShow
