// title: iOS 18: a rotated view prints the bounding frame with six digits and its transform with all digits
// ios: 18
// device: iphone
// watch: <
// normalize:
// source: https://github.com/getsentry/sentry-cocoa/blob/main/Tests/SentryTests/ViewCapture/SentryUIRedactBuilderTests+EdgeCases.swift (Sentry, 2026)
// confidence: high
// note: A recorded hierarchy beside the code (a black view of 100 by 100 rotated by an eighth of pi).
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let cover = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
cover.backgroundColor = .black
cover.transform = CGAffineTransform(rotationAngle: .pi / 8)
print(hide(cover.description))

// prints:
// <UIView: 0x; frame = (-15.3281 -15.3281; 130.656 130.656); transform = [0.92387953251128674, 0.38268343236508978, -0.38268343236508978, 0.92387953251128674, 0, 0]; backgroundColor = UIExtendedGrayColorSpace 0 1; layer = <CALayer: 0x>>
