import UIKit

final class Card: UIView {}

let pile = UIView()
let ace = Card()
pile.addSubview(ace)
pile.addSubview(Card())
print("once more")
pile.addSubview(ace)
print("the ace is on top:", pile.subviews.last === ace)
