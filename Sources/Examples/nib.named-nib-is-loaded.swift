import UIKit

class Card: UIView {}

Simulator.addNib("Postcard", root: Card.self)
let controller = UIViewController(nibName: "Postcard", bundle: nil)
print(controller.view.accessibilityIdentifier ?? "no nib")
