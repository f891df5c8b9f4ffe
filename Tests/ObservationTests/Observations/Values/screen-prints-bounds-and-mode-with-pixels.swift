// title: UIScreen prints its bounds and its mode with the size in pixels and six decimals
// ios: 12
// device: iphone
// watch: screen
// normalize:
// source: public source file 15326039660 of the code index (screen mode logs of an iPhone 6 in standard and zoomed display, 2019)
// confidence: high
// note: The comment shows <UIScreen: 0x...; bounds = {{0, 0}, {375, 667}}; mode = <UIScreenMode: 0x...; size = 750.000000 x 1334.000000>>. The numbers are the device's, so the text is built here and compared. A device whose scale is not whole (the plus models) is left out.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let s = UIScreen.main
let w = Int(s.bounds.width), h = Int(s.bounds.height)
let pw = Int(s.nativeBounds.width), ph = Int(s.nativeBounds.height)
let text = "<UIScreen: 0x; bounds = {{0, 0}, {\(w), \(h)}}; mode = <UIScreenMode: 0x; size = \(pw).000000 x \(ph).000000>>"
print("screen as expected \(hide(s.description) == text)")

// prints:
// screen as expected true
