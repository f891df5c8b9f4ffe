import UIKit

final class Card: UIView {}

let card = Card()
print("an update is due:", card.needsUpdateConstraints())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
window.rootViewController?.view.addSubview(card)
Simulator.settle()
