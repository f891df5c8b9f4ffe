import UIKit

class Card: UIView {}

class Deck: UIViewController {
  @IBOutlet var top: Card?
}

Simulator.addNib("Deck", root: UIView.self, outlets: ["top": Card.self])
_ = Deck().view
