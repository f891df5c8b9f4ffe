// title: iOS 17: an empty text view prints text = '' before its other properties
// ios: 17
// device: iphone
// watch: <
// normalize:
// source: https://github.com/getsentry/sentry-cocoa/blob/main/Tests/SentryTests/ViewCapture/SentryUIRedactBuilderTests+UIKit.swift (Sentry, 2026-08-11)
// confidence: high
// note: Recorded for iOS 17, 18 and 26. Only the part before the content offset is printed.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let text = UITextView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
print(hide(text.description).components(separatedBy: "; contentOffset")[0])

// prints:
// <UITextView: 0x; frame = (20 20; 40 40); text = ''; clipsToBounds = YES; gestureRecognizers = <NSArray: 0x>; backgroundColor = <UIDynamicSystemColor: 0x; name = systemBackgroundColor>; layer = <CALayer: 0x>
