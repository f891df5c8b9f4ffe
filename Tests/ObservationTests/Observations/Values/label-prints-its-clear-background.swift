// title: iOS 18: an empty label prints no text but its clear background colour as gray 0 with alpha 0
// ios: 18
// device: iphone
// watch: <
// normalize:
// source: https://github.com/getsentry/sentry-cocoa/blob/main/Tests/SentryTests/ViewCapture/SentryUIRedactBuilderTests+UIKit.swift (Sentry, 2026-08-11)
// confidence: high
// note: A recorded hierarchy beside the code that makes it.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let label = UILabel(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
label.textColor = .purple
print(hide(label.description))

// prints:
// <UILabel: 0x; frame = (20 20; 40 40); userInteractionEnabled = NO; backgroundColor = UIExtendedGrayColorSpace 0 0; layer = <_UILabelLayer: 0x>>
