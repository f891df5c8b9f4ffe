// title: Plain views, labels and controllers cannot become first responder
// ios: 13
// device: iphone
// watch: view | label | controller
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIResponder.h (Apple's header comments)
// confidence: high
// note: The comments give NO as the default of canBecomeFirstResponder and YES for canResignFirstResponder.
import UIKit
let a = UIViewController()
let label = UILabel()
a.view.addSubview(label)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("view \(a.view.canBecomeFirstResponder) \(a.view.becomeFirstResponder()) \(a.view.canResignFirstResponder)")
print("label \(label.canBecomeFirstResponder) \(label.becomeFirstResponder())")
print("controller \(a.canBecomeFirstResponder) \(a.becomeFirstResponder())")

// prints:
// view false false true
// label false false
// controller false false
