// title: iPad, iOS 13: an action sheet presented without a source raises and says what to provide
// ios: 13
// device: ipad
// watch: name | reason
// normalize:
// source: https://github.com/sberrevoets/SDCAlertView/issues/306 (lechuckcaptain, 2020-05-13)
// confidence: high
// note: The log; raised in the popover presentation's transitionWillBegin, maybe after present returns, so the run loop is inside the catch. Double spaces become one.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
let sheet = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
sheet.addAction(UIAlertAction(title: "Yes", style: .destructive))
let e = Simulator.catchException {
    nav.present(sheet, animated: true)
    Simulator.settle()
}
print("name \(e?.name.rawValue ?? "none")")
print("reason " + hide(e?.reason ?? "none"))

// prints:
// name NSGenericException
// reason Your application has presented a UIAlertController (<UIAlertController: 0x>) of style UIAlertControllerStyleActionSheet from UINavigationController (<UINavigationController: 0x>). The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem. If this information is not known when you present the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.
