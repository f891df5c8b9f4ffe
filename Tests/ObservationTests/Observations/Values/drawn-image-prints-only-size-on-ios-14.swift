// title: iOS 14: an image from memory prints anonymous and its size
// ios: 14
// device: iphone
// watch: <
// normalize:
// source: public source file 28330286627 of the code index (a face detection view, 2021)
// confidence: medium
// note: The comment shows the description of an image drawn anew; the release is guessed from the use of @Published and the missing mode.
// open: the model does something else
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let image = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 39)).image { _ in }
print(hide(image.description))

// prints:
// <UIImage:0x anonymous {64, 39}>
