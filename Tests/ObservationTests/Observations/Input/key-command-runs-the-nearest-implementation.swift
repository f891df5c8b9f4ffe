// title: A key command of a controller runs the action of the nearest responder that implements it
// ios: 15
// device: ipad
// watch: acted
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiresponder/keycommands (Apple reference)
// confidence: high
// note: The page: commands apply to the whole chain; UIKit walks it for an object that implements the action, calls the first one and stops. NEWACT: pressKey(_:modifiers:). MISSING: UIKeyCommand, UIResponder.keyCommands
import UIKit
@objc protocol Acts { func act(_ sender: Any?) }
final class Box: UIView {
    override var canBecomeFirstResponder: Bool { true }
    @objc func act(_ sender: Any?) { print("acted view") }
}
final class A: UIViewController {
    override var keyCommands: [UIKeyCommand]? { [UIKeyCommand(input: "k", modifierFlags: .command, action: #selector(Acts.act))] }
    @objc func act(_ sender: Any?) { print("acted controller") }
}
let a = A()
let box = Box(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = box.becomeFirstResponder()
Simulator.pressKey("k", modifiers: .command)
Simulator.settle()

// prints:
// acted view
