// title: A vertical stack of two fixed views without a superview sizes itself in layoutIfNeeded
// ios: 13
// device: iphone
// watch: size
// normalize:
// source: https://github.com/schibsted/layout/blob/HEAD/LayoutTests/StackViewTests.swift (Schibsted, test on UIKit, 2017, snapshot 2019-10)
// confidence: high
// note: The test checks an ordinary UIStackView first: views of 200 by 100 and 200 by 50 give 200 by 150.
import UIKit

func fixed(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let v = UIView()
    v.translatesAutoresizingMaskIntoConstraints = false
    v.widthAnchor.constraint(equalToConstant: width).isActive = true
    v.heightAnchor.constraint(equalToConstant: height).isActive = true
    return v
}
let stack = UIStackView(arrangedSubviews: [fixed(200, 100), fixed(200, 50)])
stack.axis = .vertical
stack.translatesAutoresizingMaskIntoConstraints = false
stack.layoutIfNeeded()
print("size \(stack.frame.width) \(stack.frame.height)")

// prints:
// size 200.0 150.0
