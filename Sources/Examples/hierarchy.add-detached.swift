import UIKit

final class Card: UIView {}

let table = Card()
let card = Card()
table.addSubview(card)
print("no window yet:", card.window == nil)
