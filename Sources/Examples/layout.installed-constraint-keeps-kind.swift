// ios: 12
import UIKit

let box = UIView()
let width = NSLayoutConstraint(
  item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
  multiplier: 1, constant: 40)
box.addConstraint(width)
let exception = Simulator.catchException { width.priority = .defaultLow }
print("raised: \(exception != nil)")
