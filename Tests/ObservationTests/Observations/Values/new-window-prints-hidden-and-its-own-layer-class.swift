// title: A window that was not shown prints hidden = YES; its layer is a UIWindowLayer and it has gesture recognizers
// ios: 13
// device: iphone
// watch: <
// normalize:
// source: public source file 2446915777 of the code index (an article on debugging with LLDB, 2020)
// confidence: high
// note: The article prints one with hidden = YES; many logs show it without when visible (for instance file 70348763882).
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let w = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
print(hide(w.description))
w.rootViewController = UIViewController()
w.isHidden = false
print(hide(w.description))

// prints:
// <UIWindow: 0x; frame = (0 0; 375 667); hidden = YES; gestureRecognizers = <NSArray: 0x>; layer = <UIWindowLayer: 0x>>
// <UIWindow: 0x; frame = (0 0; 375 667); gestureRecognizers = <NSArray: 0x>; layer = <UIWindowLayer: 0x>>
