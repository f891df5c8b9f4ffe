// title: iOS 14: presenting a controller that is already presented raises and names who presents it
// ios: 14
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/Expensify/react-native-share-menu/issues/101 (yungbigos, 2021-01-15)
// confidence: medium
// note: The text is from the report (foxit #17 of 2023 has the same, with the exception's name). That the third controller presents the second is our scenario.
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
// reason Application tried to present modally a view controller <UIViewController: 0x> that is already being presented by <UIViewController: 0x>.
