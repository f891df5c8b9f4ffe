// title: iOS 10: activating a constraint between views without a common ancestor raises and shows both anchors
// ios: 10
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/mozilla-mobile/prox/issues/497 (sarentz and mcomella, 2017-01-20)
// confidence: high
// note: The views' own class stands there; plain views print as UIView. Double spaces become one.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let one = UIView(), two = UIView()
let e = Simulator.catchException { one.leadingAnchor.constraint(equalTo: two.trailingAnchor).isActive = true }
print("name \(e?.name.rawValue ?? "none")")
print("reason " + hide(e?.reason ?? "none"))

// prints:
// name NSGenericException
// reason Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x "UIView:0x.leading"> and <NSLayoutXAxisAnchor:0x "UIView:0x.trailing"> because they have no common ancestor. Does the constraint or its anchors reference items in different view hierarchies? That's illegal.
