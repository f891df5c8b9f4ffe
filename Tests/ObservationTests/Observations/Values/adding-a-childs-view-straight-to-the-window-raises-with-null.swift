// title: Adding the view of a child to the window itself raises: parent (null) but actual parent
// ios: 11
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/IBAnimatable/IBAnimatable/issues/579 (edon2005, 2018-07-17)
// confidence: medium
// note: The text with (null) is from the report; jmascia/KLCPopup#6 has it too, where a popup is put into the window while its content still is a container's child. That the window is the new superview is from the second.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let a = UIViewController(), child = UINavigationController()
a.addChild(child)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let e = Simulator.catchException { window.addSubview(child.view) }
print("name \(e?.name.rawValue ?? "none")")
print("reason " + hide(e?.reason ?? "none"))

// prints:
// name UIViewControllerHierarchyInconsistency
// reason child view controller:<UINavigationController: 0x> should have parent view controller:(null) but actual parent is:<UIViewController: 0x>
