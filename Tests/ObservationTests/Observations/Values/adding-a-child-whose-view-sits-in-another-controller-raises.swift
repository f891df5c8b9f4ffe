// title: addChild of a controller whose view already sits in another controller's view raises with all three
// ios: 12
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/smartnsoft/Extra/pull/7 (amaurydavid, 2018-09-25)
// confidence: high
// note: The request tells the scenario and the text (with names for the addresses).
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let a = UIViewController(), b = UITableViewController(), c = UINavigationController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = b
window.makeKeyAndVisible()
Simulator.settle()
b.view.addSubview(a.view)
let e = Simulator.catchException { c.addChild(a) }
print("name \(e?.name.rawValue ?? "none")")
print("reason " + hide(e?.reason ?? "none"))

// prints:
// name UIViewControllerHierarchyInconsistency
// reason child view controller:<UIViewController: 0x> should have parent view controller:<UITableViewController: 0x> but requested parent is:<UINavigationController: 0x>
