import UIKit

let page = UIViewController()
let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
page.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()

let alone = CALayer()
alone.frame = CGRect(x: 0, y: 100, width: 40, height: 40)
page.view.layer.addSublayer(alone)
Simulator.settle()
alone.opacity = 0.5
box.layer.opacity = 0.5
print("alone:", alone.animationKeys() ?? [])
print("of a view:", box.layer.animationKeys() ?? [])
