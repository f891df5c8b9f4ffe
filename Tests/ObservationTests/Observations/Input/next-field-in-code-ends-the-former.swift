// title: Activating another field in code calls textFieldDidEndEditing of the former
// ios: 8
// device: iphone
// watch: didEnd
// normalize:
// source: https://github.com/hackiftekhar/IQKeyboardManager/pull/235 (2015-06)
// confidence: high
// note: A pull request that called the method by hand was withdrawn after both had checked in a new app that UIKit calls it itself.
import UIKit
final class D: NSObject, UITextFieldDelegate {
    func textFieldDidEndEditing(_ f: UITextField) { print("didEnd \(f.tag) first \(f.isFirstResponder)") }
}
let d = D()
let one = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
let two = UITextField(frame: CGRect(x: 0, y: 90, width: 200, height: 30))
one.tag = 1
two.tag = 2
one.delegate = d
two.delegate = d
let a = UIViewController()
a.view.addSubview(one)
a.view.addSubview(two)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = one.becomeFirstResponder()
Simulator.settle()
_ = two.becomeFirstResponder()
Simulator.settle()

// prints:
// didEnd 1 first false
