import UIKit

let box = UIView()
print("due:", box.needsUpdateConstraints())
box.updateConstraints()
print("due:", box.needsUpdateConstraints())
