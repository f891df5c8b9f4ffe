// title: The return key types a line feed into a text view
// ios: 15
// device: iphone
// watch: text
// normalize:
// source: https://github.com/lyft/Hammer/blob/main/Tests/HammerTests/KeyboardTests.swift (testNewlineCharacters)
// confidence: high
// note: Both return and enter keys give a line feed there. NEWACT: type(_:).
// open: debugDescription of an implicitly unwrapped optional is that of its content here, not of the optional
import UIKit
let tv = UITextView(frame: CGRect(x: 0, y: 50, width: 300, height: 300))
let a = UIViewController()
a.view.addSubview(tv)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = tv.becomeFirstResponder()
Simulator.settle()
Simulator.type("a\na\ra")
Simulator.settle()
print("text \(tv.text.debugDescription)")

// prints:
// text Optional("a\na\na")
