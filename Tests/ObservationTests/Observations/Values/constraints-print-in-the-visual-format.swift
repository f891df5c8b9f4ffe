// title: iOS 8: a height constraint and a distance to the superview print in the visual format, an equal edge as an equation
// ios: 8.3
// device: ipad
// watch: <
// normalize:
// source: https://devhide.com/contradicting-ios-runtime-constraint-error-31042212 (Stack Overflow question, 2015-06)
// confidence: high
// note: The log of unsatisfiable constraints shows the three forms (with another class). Newer systems add (active).
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let outer = UIView(), inner = UIView()
inner.translatesAutoresizingMaskIntoConstraints = false
outer.addSubview(inner)
let height = NSLayoutConstraint(item: inner, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 100)
let top = NSLayoutConstraint(item: inner, attribute: .top, relatedBy: .equal, toItem: outer, attribute: .top, multiplier: 1, constant: 0)
let bottom = NSLayoutConstraint(item: inner, attribute: .bottom, relatedBy: .equal, toItem: outer, attribute: .bottom, multiplier: 1, constant: 0)
NSLayoutConstraint.activate([height, top, bottom])
print(hide(height.description))
print(hide(top.description))
print(hide(bottom.description))

// prints:
// <NSLayoutConstraint:0x V:[UIView:0x(100)]>
// <NSLayoutConstraint:0x V:|-(0)-[UIView:0x] (Names: '|':UIView:0x )>
// <NSLayoutConstraint:0x UIView:0x.bottom == UIView:0x.bottom>
