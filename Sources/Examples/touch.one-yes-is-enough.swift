import UIKit

final class Target: NSObject {
  @objc func inner() { print("inner tap") }
  @objc func outer() { print("outer tap") }
}
final class Card: UIView {}

final class Judge: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { return true }
}

let page = UIViewController()
let card = Card(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
page.view.addSubview(card)

let target = Target()
let inner = UITapGestureRecognizer(target: target, action: #selector(Target.inner))
let outer = UITapGestureRecognizer(target: target, action: #selector(Target.outer))
card.addGestureRecognizer(inner)
page.view.addGestureRecognizer(outer)
let judge = Judge()
outer.delegate = judge
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
Simulator.tap(at: CGPoint(x: 20, y: 20), in: card)
Simulator.settle()
