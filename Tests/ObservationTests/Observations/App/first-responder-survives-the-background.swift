// title: A text field is still first responder after the app went to the background and came back
// ios: 6
// device: iphone
// watch: first
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/13839 (rdar 13756341, 2013-04)
// confidence: high
// note: The radar is about input views; it says that the first responder still is one after resuming.
import UIKit
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
let root = UIViewController()
root.view.addSubview(field)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
_ = field.becomeFirstResponder()
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
Simulator.enterForeground()
Simulator.settle()
print("first \(field.isFirstResponder)")

// prints:
// first true
