import UIKit

final class Page: UIViewController {}

let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
let label = UILabel()
page.view.addSubview(label)
print("label to its superview:", label.next === page.view)
print("root view to its controller:", page.view.next === page)
print("controller to the window:", page.next === window)
