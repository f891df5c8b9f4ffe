// title: An alert action prints its title in quotes, a null description and no image
// ios: 11
// device: iphone
// watch: <
// normalize:
// source: public source file 48072074103 of the code index (a printed action in a lesson)
// confidence: high
// note: Two files print it so (the other is 41162278061). The image's address 0x0 loses its digit here.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
print(hide(UIAlertAction(title: "OK", style: .default).description))

// prints:
// <UIAlertAction: 0x Title = "OK" Descriptive = "(null)" Image = 0x>
