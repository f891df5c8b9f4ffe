import UIKit

class Card: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    print("init(coder:)")
  }
}

class Deck: UIViewController {}

Simulator.addNib("Deck", root: Card.self)
print(Deck().view is Card)
