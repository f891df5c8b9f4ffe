import UIKit

let outer = UIView()
let inner = UIView()
outer.addSubview(inner)
let edge = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8)
print("before:", edge.description.contains("(active"))
edge.isActive = true
print("after:", edge.description.contains("(active"))
