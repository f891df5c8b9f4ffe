// title: iOS 18: a text field prints its text, opaque, placeholder, border style and a private background provider
// ios: 18
// device: iphone
// watch: <
// normalize:
// source: https://github.com/getsentry/sentry-cocoa/blob/main/Tests/SentryTests/ViewCapture/SentryUIRedactBuilderTests+EdgeCases.swift (Sentry, 2026)
// confidence: medium
// note: A recorded line of a field with a placeholder; another test has the same without one.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let field = UITextField(frame: CGRect(x: 50, y: 10, width: 30, height: 30))
print(hide(field.description))
field.placeholder = "Edit Me"
print(hide(field.description))

// prints:
// <UITextField: 0x; frame = (50 10; 30 30); text = ''; opaque = NO; borderStyle = None; background = <_UITextFieldNoBackgroundProvider: 0x: textfield=<UITextField: 0x>>; layer = <CALayer: 0x>>
// <UITextField: 0x; frame = (50 10; 30 30); text = ''; opaque = NO; placeholder = Edit Me; borderStyle = None; background = <_UITextFieldNoBackgroundProvider: 0x: textfield=<UITextField: 0x>>; layer = <CALayer: 0x>>
