import UIKit

let page = UIViewController()
let box = UIView()
let other = UIView()
page.view.addSubview(box)
page.view.addSubview(other)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()

let exception = Simulator.catchException {
  box.addConstraint(box.leadingAnchor.constraint(equalTo: other.leadingAnchor))
}
print("exception:", exception?.name.rawValue ?? "none")
