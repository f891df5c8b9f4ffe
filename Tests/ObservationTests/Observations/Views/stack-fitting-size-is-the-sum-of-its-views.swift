// title: systemLayoutSizeFitting of a vertical stack adds the heights and takes the greatest width
// ios: 13
// device: iphone
// watch: size
// normalize:
// source: https://github.com/schibsted/layout/blob/HEAD/LayoutTests/StackViewTests.swift (Schibsted, test on UIKit, 2017, snapshot 2019-10)
// confidence: high
// note: The test compares the fitting size of a real stack of two labels with the labels' fitting sizes.
// open: the model does something else
import UIKit

let a = UILabel(), b = UILabel()
a.text = "Hello World"; b.text = "Goodbye World"
let stack = UIStackView(arrangedSubviews: [a, b])
stack.axis = .vertical
stack.translatesAutoresizingMaskIntoConstraints = false
stack.layoutIfNeeded()
let s = stack.systemLayoutSizeFitting(.zero), sa = a.systemLayoutSizeFitting(.zero), sb = b.systemLayoutSizeFitting(.zero)
print("size not empty: \(sa != .zero && sb != .zero)")
print("size is the sum: \(s == CGSize(width: max(sa.width, sb.width), height: sa.height + sb.height))")

// prints:
// size not empty: true
// size is the sum: true
