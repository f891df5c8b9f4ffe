import UIKit

final class Card: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("card began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { print("card moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("card ended") }
}

let page = UIViewController()
let card = Card(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
page.view.addSubview(card)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 20, y: 20), in: card)
Simulator.touchMove(to: CGPoint(x: 20, y: 400), in: card)
Simulator.touchUp()
