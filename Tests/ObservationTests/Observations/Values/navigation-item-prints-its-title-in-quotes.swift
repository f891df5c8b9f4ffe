// title: A navigation item prints its title in single quotes after the bracket's address
// ios: 15
// device: iphone
// watch: <
// normalize:
// source: public source file 2548853237 of the code index (a log of a navigation bar's items, 2022-05-23)
// confidence: high
// note: The log; a log of 2019 (file 1512324702) has the same.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let a = UIViewController()
a.title = "UIKit"
let nav = UINavigationController(rootViewController: a)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
print(hide(nav.navigationBar.topItem?.description ?? "none"))

// prints:
// <UINavigationItem: 0x> title='UIKit'
