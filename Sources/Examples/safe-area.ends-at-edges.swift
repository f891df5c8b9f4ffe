import UIKit

let page = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
page.additionalSafeAreaInsets.right = 10
let width = page.view.bounds.width
let flag = UIView(frame: CGRect(x: width - 50, y: 300, width: 100, height: 50))
page.view.addSubview(flag)
print("page:", page.view.safeAreaInsets.right, "flag:", flag.safeAreaInsets.right)
