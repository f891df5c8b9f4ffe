// title: A tap makes a text field first responder; the text of a fresh field is an empty string
// ios: 15
// device: iphone
// watch: first | text
// normalize:
// source: https://github.com/lyft/Hammer/blob/main/Tests/HammerTests/KeyboardTests.swift (testTypeOnTextField)
// confidence: high
// note: The test compares text with "" before it types anything; the property's type is optional.
import UIKit
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 300, height: 40))
let a = UIViewController()
a.view.addSubview(field)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("first \(field.isFirstResponder)")
Simulator.tap(field)
Simulator.settle()
print("first \(field.isFirstResponder)")
print("text \(field.text.map { "[\($0)]" } ?? "nil")")

// prints:
// first false
// first true
// text []
