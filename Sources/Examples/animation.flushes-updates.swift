import UIKit

final class Card: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    print("layout")
  }
}

let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.addSubview(card)
window.makeKeyAndVisible()
Simulator.settle()
print("animate")
UIView.animate(withDuration: 0.3, delay: 0, options: .flushUpdates) {
  card.setNeedsLayout()
}
print("animating")
