// title: iOS 13: an active constraint's description ends with (active); a negative width is printed with a space after the minus
// ios: 13
// device: iphone
// watch: <
// normalize:
// source: public source file 28696762936 of the code index (the known warning of action sheets, 2020)
// confidence: high
// note: The comment quotes the constraint of UIAlertController's own view; the same is made here. Runs of spaces become one.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let outer = UIView(), box = UIView()
outer.addSubview(box)
box.translatesAutoresizingMaskIntoConstraints = false
let width = NSLayoutConstraint(item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: -16)
width.isActive = true
print(hide(width.description).components(separatedBy: " ").filter { !$0.isEmpty }.joined(separator: " "))

// prints:
// <NSLayoutConstraint:0x UIView:0x.width == - 16 (active)>
