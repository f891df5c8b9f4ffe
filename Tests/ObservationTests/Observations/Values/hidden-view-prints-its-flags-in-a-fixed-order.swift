// title: A view prints hidden, opaque, autoresize and userInteractionEnabled in this order, only when not the default
// ios: 13
// device: iphone
// watch: <
// normalize:
// source: https://github.com/HeroTransitions/Hero/issues/638 (weixianlove, 2019-11-07)
// confidence: high
// note: The log shows a navigation bar with all four; a plain view with the same values is made here.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let box = UIView(frame: CGRect(x: 0, y: 44, width: 375, height: 44))
box.isHidden = true
box.isOpaque = false
box.autoresizingMask = .flexibleWidth
box.isUserInteractionEnabled = false
print(hide(box.description))

// prints:
// <UIView: 0x; frame = (0 44; 375 44); hidden = YES; opaque = NO; autoresize = W; userInteractionEnabled = NO; layer = <CALayer: 0x>>
