// title: A clipping view prints clipsToBounds after the frame, and flexible margins as LM+RM
// ios: 6
// device: iphone
// watch: <
// normalize:
// source: https://kiyotakagoto.hatenablog.com/entry/2013/08/17/211210 (Kiyotaka Goto, 2013-08-17)
// confidence: high
// note: One line of a logged recursiveDescription.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 224))
box.clipsToBounds = true
box.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
print(hide(box.description))

// prints:
// <UIView: 0x; frame = (0 0; 320 224); clipsToBounds = YES; autoresize = LM+RM; layer = <CALayer: 0x>>
