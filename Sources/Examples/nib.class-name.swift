import UIKit

class Settings: UIViewController {}

Simulator.addNib("Settings", root: UIView.self)
print(Settings().view.accessibilityIdentifier ?? "no nib")
