// title: insertArrangedSubview of an arranged view changes its stack index, not its subview index
// ios: 15.6
// device: iphone
// watch: subviews | arranged
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIStackView.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Explicit sentence at insertArrangedSubview:atIndex:.
import UIKit

let a = UIView(), b = UIView(), c = UIView()
a.tag = 1; b.tag = 2; c.tag = 3
let stack = UIStackView(arrangedSubviews: [a, b, c])
stack.insertArrangedSubview(c, at: 0)
print("subviews \(stack.subviews.map { $0.tag })")
print("arranged \(stack.arrangedSubviews.map { $0.tag })")

// prints:
// subviews [1, 2, 3]
// arranged [3, 1, 2]
