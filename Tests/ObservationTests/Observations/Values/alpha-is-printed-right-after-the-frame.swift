// title: iOS 18: a view that is not fully opaque prints alpha after the frame and before userInteractionEnabled
// ios: 18
// device: iphone
// watch: <
// normalize:
// source: https://github.com/getsentry/sentry-cocoa/blob/main/Tests/SentryTests/ViewCapture/SentryUIRedactBuilderTests+Common.swift (Sentry, 2026)
// confidence: high
// note: A recorded hierarchy beside the code that makes it.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let label = UILabel(frame: CGRect(x: 20, y: 15, width: 43, height: 3))
label.alpha = 0.5
print(hide(label.description))
label.alpha = 1
print(hide(label.description))

// prints:
// <UILabel: 0x; frame = (20 15; 43 3); alpha = 0.5; userInteractionEnabled = NO; backgroundColor = UIExtendedGrayColorSpace 0 0; layer = <_UILabelLayer: 0x>>
// <UILabel: 0x; frame = (20 15; 43 3); userInteractionEnabled = NO; backgroundColor = UIExtendedGrayColorSpace 0 0; layer = <_UILabelLayer: 0x>>
