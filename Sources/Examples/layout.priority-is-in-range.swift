import UIKit

let box = UIView()
let width = box.widthAnchor.constraint(equalToConstant: 100)
let exception = Simulator.catchException {
  width.priority = UILayoutPriority(1001)
}
print("refused:", exception != nil)
print("priority:", width.priority.rawValue)
