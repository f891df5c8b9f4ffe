// title: addArrangedSubview makes the view a subview of the stack
// ios: 15.6
// device: iphone
// watch: count
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIStackView.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: The header promises that every arranged view is a subview and that adding to the list adds it as a subview. xamarin-macios UIStackViewTest counts two subviews after two calls on a device.
import UIKit

let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
stack.addArrangedSubview(UIImageView())
stack.addArrangedSubview(UIView())
print("count subviews \(stack.subviews.count) arranged \(stack.arrangedSubviews.count)")

// prints:
// count subviews 2 arranged 2
