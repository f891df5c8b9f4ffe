// title: removeFromSuperview removes the constraints that refer to the view or to its subviews
// ios: 12
// device: iphone
// watch: count
// normalize:
// source: https://newbe.dev/what-happens-with-constraints-when-a-view-is-removed (Stack Overflow answers, 2013 to 2015, with Apple's sentence on removeFromSuperview)
// confidence: high
// note: rdelmar logged it; Apple's reference names the subtree too. Adding the view again brings no constraint back. Only constraints made here are counted.
import UIKit

let parent = UIView(), a = UIView(), inner = UIView(), b = UIView()
for v in [a, b, inner] { v.translatesAutoresizingMaskIntoConstraints = false }
parent.addSubview(a)
parent.addSubview(b)
a.addSubview(inner)
NSLayoutConstraint.activate([
    a.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
    inner.topAnchor.constraint(equalTo: parent.topAnchor),
    b.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
    a.widthAnchor.constraint(equalToConstant: 20),
])
print("count parent \(parent.constraints.count)")
a.removeFromSuperview()
print("count parent \(parent.constraints.count)")
parent.addSubview(a)
print("count parent \(parent.constraints.count)")

// prints:
// count parent 3
// count parent 1
// count parent 1
