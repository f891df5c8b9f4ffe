// title: setValue(_:forKey:) with an unknown key raises NSUnknownKeyException with the object and the key
// ios: 8
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/AssistoLab/KVNProgress/issues/26 (SolomonBier, 2015-02-03)
// confidence: high
// note: The log; the address follows the class name without a colon. MISSING: NSObject.setValue(_:forKey:)
// open: the model has no setValue
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let box = UIView()
let e = Simulator.catchException { box.setValue(1, forKey: "sparkle") }
print("name \(e?.name.rawValue ?? "none")")
print("reason " + hide(e?.reason ?? "none"))

// prints:
// name NSUnknownKeyException
// reason [<UIView 0x> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key sparkle.
