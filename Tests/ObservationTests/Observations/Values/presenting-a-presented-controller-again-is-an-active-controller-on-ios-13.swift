// title: iOS 13.0: presenting a controller that is already presented raises "an active controller"
// ios: 13
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/material-components/material-components-ios/issues/8506 (adman44, 2019-09-25)
// confidence: medium
// note: A log of iOS 13 with the exception's name and stack; OpenTreeMap/otm-ios#362 of 2017 has the same text. That the third controller presents the second is our scenario.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let a = UIViewController(), b = UIViewController(), c = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
a.present(b, animated: false)
Simulator.settle()
b.present(c, animated: false)
Simulator.settle()
let e = Simulator.catchException { c.present(b, animated: false) }
print("name \(e?.name.rawValue ?? "none")")
print("reason " + hide(e?.reason ?? "none"))

// prints:
// name NSInvalidArgumentException
// reason Application tried to present modally an active controller <UIViewController: 0x>.
