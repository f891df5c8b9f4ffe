// title: Adding the view of somebody else's child to one's own shown view raises: actual parent
// ios: 9
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/sx1989827/LazyPageScrollView/issues/5 (DexSinis, 2016-09-03)
// confidence: high
// note: 100grams/HGPageScrollView#5 (iOS 5, a table controller whose parent is a navigation controller) has the same text.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let a = UIViewController(), child = UITableViewController()
let nav = UINavigationController(rootViewController: child)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let e = Simulator.catchException { a.view.addSubview(child.view) }
print("name \(e?.name.rawValue ?? "none")")
print("reason " + hide(e?.reason ?? "none"))
_ = nav

// prints:
// name UIViewControllerHierarchyInconsistency
// reason child view controller:<UITableViewController: 0x> should have parent view controller:<UIViewController: 0x> but actual parent is:<UINavigationController: 0x>
