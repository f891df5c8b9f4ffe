// title: iOS 16: an image from memory prints anonymous, its size in braces and the rendering mode
// ios: 16
// device: iphone
// watch: <
// normalize:
// source: public source file 40777188882 of the code index (output of a Combine example, 2023-05-30)
// confidence: medium
// note: Printed for a downloaded image; file 9300403443 shows the same form. A drawn image stands for it here.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let image = UIGraphicsImageRenderer(size: CGSize(width: 128, height: 128)).image { _ in }
print(hide(image.description))

// prints:
// <UIImage:0x anonymous {128, 128} renderingMode=automatic(original)>
