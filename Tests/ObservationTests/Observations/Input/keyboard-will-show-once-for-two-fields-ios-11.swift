// title: On iOS 11 a second text field that takes over a visible keyboard posts no keyboardWillShow
// ios: 11
// device: iphone
// watch: willShow | willHide
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/18382 (rdar 34432484, 2017-09-14)
// confidence: medium
// note: Same sample as the iOS 10 case, built with Xcode 9 GM: only the first field posts keyboardWillShow (the report says willHide is missing likewise). Fields are alike, so the keyboard keeps its frame.
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
let token2 = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil) { _ in print("willHide") }
_ = a.one.becomeFirstResponder()
Simulator.settle()
_ = a.two.becomeFirstResponder()
Simulator.settle()

// prints:
// willShow
