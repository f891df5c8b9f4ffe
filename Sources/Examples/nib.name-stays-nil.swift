import UIKit

class Settings: UIViewController {}

Simulator.addNib("Settings", root: UIView.self)
let settings = Settings()
print(settings.view.accessibilityIdentifier ?? "no nib")
print(settings.nibName ?? "no name")
