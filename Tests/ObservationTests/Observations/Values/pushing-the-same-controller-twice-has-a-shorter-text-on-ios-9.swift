// title: iOS 9: the exception for pushing a controller twice says only that it is not supported, with the instance in brackets
// ios: 9
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/samuelclay/NewsBlur/issues/886 (samuelclay, 2016-02-29)
// confidence: high
// note: The log of a crash; artsy/eigen issues 1061 and 2188 show the same text. Addresses are removed.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let a = UIViewController(), b = UIViewController()
let nav = UINavigationController(rootViewController: a)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(b, animated: false)
Simulator.settle()
let e = Simulator.catchException { nav.pushViewController(b, animated: false) }
print("name \(e?.name.rawValue ?? "none")")
print("reason " + hide(e?.reason ?? "none"))

// prints:
// name NSInvalidArgumentException
// reason Pushing the same view controller instance more than once is not supported (<UIViewController: 0x>)
