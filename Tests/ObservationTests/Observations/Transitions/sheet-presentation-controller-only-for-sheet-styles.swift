// title: sheetPresentationController exists for page and form sheets and is nil for other styles
// ios: 16.4
// device: iphone
// watch: style
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiviewcontroller/sheetpresentationcontroller (Apple)
// confidence: high
// note: Both halves are on the page.
import UIKit

func has(_ style: UIModalPresentationStyle) -> Bool {
    let c = UIViewController()
    c.modalPresentationStyle = style
    return c.sheetPresentationController != nil
}
print("style page \(has(.pageSheet))")
print("style form \(has(.formSheet))")
print("style full \(has(.fullScreen))")
print("style over \(has(.overFullScreen))")
print("style popover \(has(.popover))")

// prints:
// style page true
// style form true
// style full false
// style over false
// style popover false
