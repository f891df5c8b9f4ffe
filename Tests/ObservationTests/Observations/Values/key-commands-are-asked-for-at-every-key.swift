// title: keyCommands is read whenever a key is pressed; the command goes up the chain to who implements its action
// ios: 9
// device: ipad
// watch: key | action
// normalize:
// source: https://github.com/NSHipster/articles/blob/master/2015-07-27-uikeycommand.md (Nate Cook, NSHipster, 2015-07-27)
// confidence: high
// note: The article: the property is accessed whenever a key is pressed; the action gets the key command and travels up the responder chain. NEWACT: Simulator.pressKey(_ input: String, modifiers: UIKeyModifierFlags), a key of a hardware keyboard goes down and up.
import UIKit
var asked = 0
final class A: UIViewController {
    @objc func find(_ sender: Any?) { print("action \((sender as? UIKeyCommand)?.input ?? "nil")") }
}
final class Box: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
        asked += 1
        return [UIKeyCommand(input: "f", modifierFlags: .command, action: #selector(A.find(_:)))]
    }
}
let a = A()
let box = Box(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = box.becomeFirstResponder()
Simulator.settle()
asked = 0
Simulator.pressKey("f", modifiers: .command)
Simulator.settle()
print("key asked \(asked > 0)")
asked = 0
Simulator.pressKey("g", modifiers: .command)
Simulator.settle()
print("key asked again \(asked > 0)")

// prints:
// action f
// key asked true
// key asked again true
