// title: iOS 10: the descriptor of a font made by name prints a dictionary with name and size
// ios: 10
// device: iphone
// watch: line
// normalize:
// source: https://curtclifton.net/fonts-with-style (Curt Clifton, 2017-04-11)
// confidence: high
// note: The article prints this descriptor. Lines are trimmed, the address is removed. MISSING: UIFont.fontDescriptor
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
guard let font = UIFont(name: "HoeflerText-Regular", size: 17) else { fatalError() }
for line in font.fontDescriptor.description.components(separatedBy: "\n") {
    print("line " + hide(line.trimmingCharacters(in: .whitespaces)))
}

// prints:
// line UICTFontDescriptor <0x> = {
// line NSFontNameAttribute = "HoeflerText-Regular";
// line NSFontSizeAttribute = 17;
// line }
