// device: ipad
import UIKit

class Player: UIViewController {}

Simulator.addNib("Player", root: UIView.self)
Simulator.addNib("Player~ipad", root: UIView.self)
print(Player().view.accessibilityIdentifier ?? "no nib")
