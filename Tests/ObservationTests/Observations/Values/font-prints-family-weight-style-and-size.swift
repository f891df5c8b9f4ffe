// title: iOS 10: a font prints its class, family in quotes, weight, style and the size with two decimals
// ios: 10
// device: iphone
// watch: <
// normalize:
// source: https://curtclifton.net/fonts-with-style (Curt Clifton, 2017-04-11)
// confidence: high
// note: The article prints this font; the line is wrapped there. The address is removed.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
guard let font = UIFont(name: "HoeflerText-Regular", size: 17) else { fatalError() }
print(hide(font.description))

// prints:
// <UICTFont: 0x> font-family: "HoeflerText-Regular"; font-weight: normal; font-style: normal; font-size: 17.00pt
