import UIKit

let card = UIView()
let title = UIView()
let top = title.topAnchor.constraint(equalTo: card.topAnchor)
let failure = Simulator.catchException { top.isActive = true }
print(failure == nil ? "accepted" : "no common ancestor")
card.addSubview(title)
top.isActive = true
print("active:", top.isActive)
