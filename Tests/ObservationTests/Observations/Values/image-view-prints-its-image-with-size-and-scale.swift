// title: iOS 18: an image view prints its image as a CGImage with its size and scale
// ios: 18
// device: iphone
// watch: <
// normalize:
// source: https://github.com/getsentry/sentry-cocoa/blob/main/Tests/SentryTests/ViewCapture/SentryUIRedactBuilderTests+UIKit.swift (Sentry, 2026-08-11)
// confidence: high
// note: A recorded hierarchy beside the code; there the scale is 3. Here the format's scale is set to 3.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let format = UIGraphicsImageRendererFormat()
format.scale = 3
let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image { _ in }
let view = UIImageView(image: image)
view.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
print(hide(view.description))

// prints:
// <UIImageView: 0x; frame = (20 20; 40 40); opaque = NO; userInteractionEnabled = NO; image = <UIImage:0x CGImage anonymous; (40 40)@3>; layer = <CALayer: 0x>>
