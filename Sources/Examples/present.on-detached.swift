import UIKit

class Home: UIViewController {}
class Card: UIViewController {}
class Page: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let card = Card()
home.view.addSubview(card.view)  // and no addChild
Simulator.settle()
card.present(Page(), animated: true)
Simulator.settle()
