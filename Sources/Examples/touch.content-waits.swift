import UIKit

final class Card: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("card began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("card ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    print("card cancelled")
  }
}

let page = UIViewController()
let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
list.contentSize = CGSize(width: 300, height: 2000)
let card = Card(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
list.addSubview(card)
page.view.addSubview(list)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 20, y: 20), in: card)
print("the finger is down")
Simulator.advance(by: 0.2)
Simulator.touchUp()
Simulator.settle()
