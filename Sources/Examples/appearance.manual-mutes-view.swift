import UIKit

class Page: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let host = UIViewController()
window.rootViewController = host
window.makeKeyAndVisible()
Simulator.settle()

let page = Page()
page.beginAppearanceTransition(true, animated: true)
host.view.addSubview(page.view)
Simulator.settle()
page.endAppearanceTransition()
page.beginAppearanceTransition(false, animated: true)
page.view.removeFromSuperview()
print("the view is out")
page.endAppearanceTransition()
