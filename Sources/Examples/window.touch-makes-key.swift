import UIKit

let page = UIViewController()
let box = UIView(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
page.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
let overlay = UIWindow(frame: CGRect(x: 0, y: 400, width: 390, height: 100))
overlay.rootViewController = UIViewController()
overlay.isHidden = false
Simulator.settle()
print(overlay.isKeyWindow)
Simulator.tap(at: CGPoint(x: 20, y: 20), in: overlay)
print(overlay.isKeyWindow)
