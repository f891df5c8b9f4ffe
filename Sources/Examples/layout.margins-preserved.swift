import UIKit

let page = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
let band = UIView(frame: CGRect(x: 0, y: 200, width: page.view.bounds.width, height: 100))
page.view.addSubview(band)
print("left:", band.layoutMargins.left)
band.preservesSuperviewLayoutMargins = true
print("left:", band.layoutMargins.left)
