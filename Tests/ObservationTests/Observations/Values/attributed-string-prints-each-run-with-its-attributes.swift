// title: iOS 13: an attributed string prints each run followed by its attributes in braces, with descriptions in quotes
// ios: 13
// device: iphone
// watch: line
// normalize:
// source: public source file 28363152190 of the code index (a logged attributed string in sample data, 2020)
// confidence: high
// note: The log has the gray colour and the system font of 14 points. Lines are trimmed and addresses removed. MISSING: NSAttributedString.description
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let text = NSAttributedString(string: "Hi", attributes: [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.white])
for line in text.description.components(separatedBy: "\n") {
    print("line " + hide(line.trimmingCharacters(in: .whitespaces)))
}

// prints:
// line Hi{
// line NSColor = "UIExtendedGrayColorSpace 1 1";
// line NSFont = "<UICTFont: 0x> font-family: \".SFUI-Regular\"; font-weight: normal; font-style: normal; font-size: 14.00pt";
// line }
