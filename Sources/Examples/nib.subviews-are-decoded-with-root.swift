import UIKit

class Card: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    print("the card has \(subviews.count) subviews")
  }
}

class Deck: UIViewController {
  @IBOutlet var label: UILabel?
}

Simulator.addNib("Deck", root: Card.self, outlets: ["label": UILabel.self])
Deck().loadViewIfNeeded()
