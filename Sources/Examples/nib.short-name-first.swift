import UIKit

class MenuViewController: UIViewController {}

Simulator.addNib("MenuViewController", root: UIView.self)
Simulator.addNib("MenuView", root: UIView.self)
print(MenuViewController().view.accessibilityIdentifier ?? "no nib")
