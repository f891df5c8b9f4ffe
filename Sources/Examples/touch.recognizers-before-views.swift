import UIKit

final class Watcher: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    print("recognizer began")
    state = .failed
  }
}

final class Card: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("card began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("card ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    print("card cancelled")
  }
}

let page = UIViewController()
let card = Card(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
page.view.addSubview(card)
page.view.addGestureRecognizer(Watcher())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
Simulator.tap(at: CGPoint(x: 20, y: 20), in: card)
Simulator.settle()
