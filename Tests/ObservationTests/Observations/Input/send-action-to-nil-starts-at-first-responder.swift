// title: An action sent to nil goes to the first responder first
// ios: 13
// device: iphone
// watch: field | controller | sent
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:) (Apple reference)
// confidence: high
// note: The reference: if target is nil, the message goes to the first responder and from there up the chain until it is handled; the result is true if a responder handled it. Here the first responder is not an ancestor of the sender.
import UIKit
final class F: UITextField {
    @objc func save(_ sender: Any?) { print("field") }
}
final class A: UIViewController {
    let field = F(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
    let button = UIButton(type: .system)
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        view.addSubview(button)
    }
    @objc func save(_ sender: Any?) { print("controller") }
}
let a = A()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = a.field.becomeFirstResponder()
Simulator.settle()
let sent = UIApplication.shared.sendAction(#selector(F.save), to: nil, from: a.button, for: nil)
print("sent \(sent)")

// prints:
// field
// sent true
