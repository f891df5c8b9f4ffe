// title: A layout guide prints its identifier in quotes, its layout frame and its owning view
// ios: 11
// device: iphone
// watch: <
// normalize:
// source: public source file 24806973218 of the code index (safe area guide logged on an iPhone X, 2017)
// confidence: high
// note: The log shows the safe-area guide; file 16073617048 shows guides without owner, with (null). Only the beginning of the first is printed.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
print(hide(UIView().safeAreaLayoutGuide.description).components(separatedBy: ", layoutFrame")[0])
print(hide(UILayoutGuide().description))

// prints:
// <UILayoutGuide: 0x - "UIViewSafeAreaLayoutGuide"
// <UILayoutGuide: 0x - "", layoutFrame = {{0, 0}, {0, 0}}, owningView = (null)>
