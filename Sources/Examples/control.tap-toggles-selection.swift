import UIKit

let star = UIButton(type: .system)
star.changesSelectionAsPrimaryAction = true
let page = UIViewController()
page.view.addSubview(star)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
Simulator.tap(star)
print("selected:", star.isSelected)
Simulator.tap(star)
print("selected:", star.isSelected)
