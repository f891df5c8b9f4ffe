// title: removeArrangedSubview leaves the view among the subviews
// ios: 17
// device: iphone
// watch: count | superview
// normalize:
// source: https://samwize.com/2023/10/30/pitfall-removing-arranged-subview-in-uistackview (Samwize, 2023-10-30)
// confidence: high
// note: Blog post (seen up to iOS 17) and Apple's header say the same: the view leaves the arranged list and stays in the hierarchy.
import UIKit

let view = UIView()
let stack = UIStackView(arrangedSubviews: [view, UIView()])
stack.removeArrangedSubview(view)
print("count subviews \(stack.subviews.count) arranged \(stack.arrangedSubviews.count)")
print("superview is the stack: \(view.superview === stack)")

// prints:
// count subviews 2 arranged 1
// superview is the stack: true
