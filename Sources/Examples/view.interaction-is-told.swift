import UIKit

final class Glow: NSObject, UIInteraction {
  weak var view: UIView?
  func willMove(to view: UIView?) { print(view == nil ? "will leave" : "will come") }
  func didMove(to view: UIView?) {
    self.view = view
    print(view == nil ? "left" : "came")
  }
}

let one = UIView()
let two = UIView()
let glow = Glow()
one.addInteraction(glow)
two.addInteraction(glow)
