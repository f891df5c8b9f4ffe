import UIKit

let box = UIView()
let exception = Simulator.catchException {
  _ = NSLayoutConstraint(
    item: box, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
    multiplier: 1, constant: 20)
}
print("a place without another one is refused:", exception != nil)
