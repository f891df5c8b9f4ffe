import UIKit

final class Card: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("card began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("card ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    print("card cancelled")
  }
}

final class Target: NSObject {
  @objc func tapped() { print("tapped") }
}

final class Judge: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    return false
  }
}

let page = UIViewController()
let card = Card(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
page.view.addSubview(card)

let target = Target()
let tap = UITapGestureRecognizer(target: target, action: #selector(Target.tapped))
card.addGestureRecognizer(tap)
let judge = Judge()
tap.delegate = judge
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
Simulator.tap(at: CGPoint(x: 20, y: 20), in: card)
Simulator.settle()
