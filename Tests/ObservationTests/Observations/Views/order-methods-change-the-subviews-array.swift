// title: Bringing to front, sending to back, exchanging and inserting change the order of subviews
// ios: 7
// device: iphone
// watch: order
// normalize:
// source: https://miaokee.com/1243613.html (notes on UIView, undated)
// confidence: high
// note: The notes say that the place in the superview's array changes with each of these methods.
import UIKit

let p = UIView()
let v = (0..<4).map { i -> UIView in let x = UIView(); x.tag = i; return x }
for x in v { p.addSubview(x) }
func show() { print("order \(p.subviews.map { $0.tag })") }
p.bringSubviewToFront(v[0]); show()
p.sendSubviewToBack(v[3]); show()
p.exchangeSubview(at: 0, withSubviewAt: 3); show()
p.insertSubview(v[3], belowSubview: v[2]); show()
p.insertSubview(v[0], aboveSubview: v[1]); show()

// prints:
// order [1, 2, 3, 0]
// order [3, 1, 2, 0]
// order [0, 1, 2, 3]
// order [0, 1, 3, 2]
// order [1, 0, 3, 2]
