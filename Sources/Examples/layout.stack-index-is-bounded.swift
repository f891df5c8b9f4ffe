import UIKit

let stack = UIStackView(arrangedSubviews: [UIView()])
let failure = Simulator.catchException { stack.insertArrangedSubview(UIView(), at: 3) }
print("name:", failure?.name.rawValue ?? "none")
print("reason:", failure?.reason ?? "none")
