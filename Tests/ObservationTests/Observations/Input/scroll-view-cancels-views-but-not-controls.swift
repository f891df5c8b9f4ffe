// title: touchesShouldCancel(in:) is true for a plain view and false for a control
// ios: 15
// device: iphone
// watch: cancel
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiscrollview/touchesshouldcancel(in:) (Apple reference)
// confidence: high
// note: The page gives these default answers. MISSING: UIScrollView.touchesShouldCancel(in:)
import UIKit
let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let plain = UIView()
let button = UIButton()
let slider = UISlider()
for v in [plain, button, slider] as [UIView] { scroll.addSubview(v) }
print("cancel in view \(scroll.touchesShouldCancel(in: plain))")
print("cancel in button \(scroll.touchesShouldCancel(in: button))")
print("cancel in slider \(scroll.touchesShouldCancel(in: slider))")

// prints:
// cancel in view true
// cancel in button false
// cancel in slider false
