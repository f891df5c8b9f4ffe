// ios: 12
import UIKit

let card = UIView()
print("unspecified:", card.traitCollection.horizontalSizeClass == .unspecified)
let page = UIViewController()
page.view.addSubview(card)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
print("compact:", card.traitCollection.horizontalSizeClass == .compact)
