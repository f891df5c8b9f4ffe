// title: Arranging a view that is already a subview does not change the order of the subviews
// ios: 15.6
// device: iphone
// watch: subviews | arranged
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIStackView.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: The header says that the subview ordering is not affected when the view is already a subview of the stack.
import UIKit

let stack = UIStackView()
let a = UIView(), b = UIView()
a.tag = 1; b.tag = 2
stack.addSubview(a)
stack.addSubview(b)
stack.addArrangedSubview(b)
stack.addArrangedSubview(a)
print("subviews \(stack.subviews.map { $0.tag })")
print("arranged \(stack.arrangedSubviews.map { $0.tag })")

// prints:
// subviews [1, 2]
// arranged [2, 1]
