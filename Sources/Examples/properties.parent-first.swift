import UIKit

final class Card: UIView {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(frame: CGRect.zero)
  }

  required init?(coder: NSCoder) { nil }

  override func updateProperties() {
    super.updateProperties()
    print(name)
  }
}

let outer = Card("outer")
let inner = Card("inner")
outer.addSubview(inner)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
window.rootViewController?.view.addSubview(outer)
Simulator.settle()
inner.setNeedsUpdateProperties()
outer.setNeedsUpdateProperties()
Simulator.settle()
