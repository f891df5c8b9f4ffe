// title: iOS 13: pushing a controller that is already in the stack raises, naming the navigation controller and the instance
// ios: 13
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/thexande/SwiftAlgorithms/issues/31 (hadanischal, 2020-02-06)
// confidence: high
// note: The log's text ends with a colon and the bundle identifier, which is cut off here. Addresses are removed.
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
let reason = hide(e?.reason ?? "none")
print("reason " + reason.components(separatedBy: " : ")[0])

// prints:
// name NSInvalidArgumentException
// reason <UINavigationController: 0x> is pushing the same view controller instance (<UIViewController: 0x>) more than once which is not supported and is most likely an error in the application
