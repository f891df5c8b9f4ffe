import UIKit

let page = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
page.additionalSafeAreaInsets.left = 40
let scroll = UIScrollView(frame: page.view.bounds)
page.view.addSubview(scroll)
let card = UIViewController()
page.addChild(card)
card.view.frame = CGRect(x: 0, y: 5000, width: scroll.bounds.width, height: 100)
scroll.addSubview(card.view)
card.didMove(toParent: page)
print("below the screen:", card.view.safeAreaInsets.left)
scroll.contentOffset.y = 4800
print("in sight:", card.view.safeAreaInsets.left)
