import UIKit

let page = UIViewController()
let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
page.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()

print("another object:", box.layer.presentation() !== box.layer)
UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { box.alpha = 0 })
Simulator.advance(by: 0.5)
print("the layer:", box.layer.opacity)
print("on screen:", box.layer.presentation()?.opacity ?? -1)
