// title: A view that is the view of one controller cannot become the view of another
// ios: 9
// device: iphone
// watch: name | start | end
// normalize:
// source: https://github.com/Sumi-Interactive/SIAlertView/issues/120 (pplant, 2016-04-20)
// confidence: high
// note: The report has the text and the stack (setView:). The middle holds the view's description, not compared.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let a = UIViewController(), b = UITableViewController()
a.view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
let e = Simulator.catchException { b.view = a.view }
print("name \(e?.name.rawValue ?? "none")")
let text = hide(e?.reason ?? "none")
print("start " + text.components(separatedBy: "<UIView:")[0] + "<UIView:")
print("end is associated with" + (text.components(separatedBy: "is associated with").last ?? ""))

// prints:
// name UIViewControllerHierarchyInconsistency
// start A view can only be associated with at most one view controller at a time! View <UIView:
// end is associated with <UIViewController: 0x>. Clear this association before associating this view with <UITableViewController: 0x>.
