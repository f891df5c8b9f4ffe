// title: When a search bar in an input accessory view resigns, the owner of the accessory is first responder again
// ios: 9
// device: iphone
// watch: owner
// normalize:
// source: http://mamicode.com/info-detail-1838486.html (2017)
// confidence: medium
// note: The author followed it: the owner loses the status when the bar in its accessory view is tapped and has it again after the bar resigns. A text field stands for the search bar.
import UIKit
final class Owner: UIView {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { field }
}
let owner = Owner(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
let a = UIViewController()
a.view.addSubview(owner)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = owner.becomeFirstResponder()
Simulator.settle()
print("owner first \(owner.isFirstResponder)")
_ = owner.field.becomeFirstResponder()
Simulator.settle()
print("owner first \(owner.isFirstResponder)")
_ = owner.field.resignFirstResponder()
Simulator.settle()
print("owner first \(owner.isFirstResponder)")

// prints:
// owner first true
// owner first false
// owner first true
