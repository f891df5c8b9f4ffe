import UIKit

let box = UIView()
let width = box.widthAnchor.constraint(equalToConstant: 40)
width.isActive = true
let exception = Simulator.catchException { width.priority = .defaultLow }
print("raised: \(exception != nil)")
