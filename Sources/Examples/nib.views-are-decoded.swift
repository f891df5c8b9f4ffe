import UIKit

class Card: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    print("init(coder:), subviews: \(subviews.count)")
  }
}

class Deck: UIViewController {
  weak var title1: UILabel?
}

Simulator.addNib("Deck", root: Card.self, outlets: ["title1": UILabel.self])
print(type(of: Deck().view!))
