import UIKit

let page = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
let link = UIUpdateLink(view: page.view) { link, info in
  print("in an update:", link.currentUpdateInfo != nil)
}
link.isEnabled = true
print("outside:", link.currentUpdateInfo != nil)
page.view.setNeedsLayout()
Simulator.settle()
