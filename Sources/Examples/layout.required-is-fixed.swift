// ios: 12
import UIKit

let box = UIView()
let width = box.widthAnchor.constraint(equalToConstant: 100)
width.isActive = true
let exception = Simulator.catchException {
  width.priority = .defaultLow
}
print("refused:", exception != nil)
print("priority:", width.priority.rawValue)
