// title: NSIndexPath prints its length and its path with dashes
// ios: 9
// device: iphone
// watch: <
// normalize:
// source: public source file 15093272960 of the code index (readme of a Swift logging library, 2016)
// confidence: high
// note: The readme logs the index path given to cellForRow; many exceptions print the same form. MISSING: NSIndexPath
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
print(hide(NSIndexPath(row: 3, section: 3).description))

// prints:
// <NSIndexPath: 0x> {length = 2, path = 3 - 3}
