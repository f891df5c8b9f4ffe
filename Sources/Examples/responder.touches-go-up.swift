import UIKit

class Card: UIView {}

class Table: UIViewController {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    print("the controller hears of the touch")
  }
}

let table = Table()
let card = Card()
table.view.addSubview(card)
card.touchesBegan([], with: nil)
