// title: Custom spacing stays with a view that moves inside the stack and is lost when it leaves the list
// ios: 15.6
// device: iphone
// watch: spacing
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIStackView.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Header at setCustomSpacing:afterView: default value, kept on a change of position, not kept after removal. MISSING: customSpacing(after:)
// open: the model does something else
import UIKit

let a = UIView(), b = UIView(), c = UIView()
let stack = UIStackView(arrangedSubviews: [a, b, c])
print("spacing default: \(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)")
stack.setCustomSpacing(12, after: a)
stack.insertArrangedSubview(a, at: 1)
print("spacing after the move: \(stack.customSpacing(after: a))")
stack.removeArrangedSubview(a)
stack.addArrangedSubview(a)
print("spacing default again: \(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)")

// prints:
// spacing default: true
// spacing after the move: 12.0
// spacing default again: true
