import UIKit

let card = UIView()
card.maximumContentSizeCategory = .extraLarge
let label = UILabel()
card.addSubview(label)
let page = UIViewController()
page.view.addSubview(card)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
Simulator.setContentSize(.accessibilityLarge)
Simulator.settle()
let category = label.traitCollection.preferredContentSizeCategory
print("extra large:", category == .extraLarge)
