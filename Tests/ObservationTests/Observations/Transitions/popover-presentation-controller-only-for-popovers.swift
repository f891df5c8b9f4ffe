// title: popoverPresentationController exists before presenting for the popover style and is nil for others
// ios: 16.4
// device: iphone
// watch: style
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiviewcontroller/popoverpresentationcontroller (Apple)
// confidence: high
// note: The page: accessing it on a controller that is not presented creates one if the style is popover; with a different style it is nil.
import UIKit

let p = UIViewController(), f = UIViewController()
p.modalPresentationStyle = .popover
f.modalPresentationStyle = .fullScreen
print("style popover \(p.popoverPresentationController != nil)")
print("style full \(f.popoverPresentationController != nil)")

// prints:
// style popover true
// style full false
