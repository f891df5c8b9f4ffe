// title: A target for editingDidEndOnExit makes the return key end editing
// ios: 9
// device: iphone
// watch: exit | first
// normalize:
// source: https://github.com/honghaoz/AutoKeyboardScrollView/pull/5 (2016-01); https://www.edumobile.org/ios/text-field-and-view-controls-in-iphone/
// confidence: medium
// note: The project keeps an empty action for the event only because the keyboard goes away with it. NEWACT: pressReturn().
import UIKit
final class T: NSObject {
    @objc func exit(_ f: UITextField) { print("exit") }
}
let t = T()
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
field.addTarget(t, action: #selector(T.exit), for: .editingDidEndOnExit)
let a = UIViewController()
a.view.addSubview(field)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = field.becomeFirstResponder()
Simulator.settle()
print("first \(field.isFirstResponder)")
Simulator.pressReturn()
Simulator.settle()
print("first \(field.isFirstResponder)")

// prints:
// first true
// exit
// first false
