// title: textFieldDidEndEditing is called inside super.resignFirstResponder
// ios: 10
// device: iphone
// watch: resign | didEnd
// normalize:
// source: GitHub file index id 24350667611 (comment in an overridden resignFirstResponder; the index does not show the repository)
// confidence: medium
// note: The comment warns that the delegate is called during the call of super.
import UIKit
final class Field: UITextField {
    override func resignFirstResponder() -> Bool {
        print("resign before super")
        let done = super.resignFirstResponder()
        print("resign after super \(done)")
        return done
    }
}
final class D: NSObject, UITextFieldDelegate {
    func textFieldDidEndEditing(_ f: UITextField) { print("didEnd") }
}
let d = D()
let field = Field(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
field.delegate = d
let a = UIViewController()
a.view.addSubview(field)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = field.becomeFirstResponder()
Simulator.settle()
print("# reset")
_ = field.resignFirstResponder()
Simulator.settle()

// prints:
// resign before super
// didEnd
// resign after super true
