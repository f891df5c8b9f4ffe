import UIKit

class Child: UIViewController {}

class Parent: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()

let parent = Parent()
let child = Child()
parent.addChild(child)
let exception = Simulator.catchException {
  window.rootViewController?.view.addSubview(child.view)
}
print(exception?.name.rawValue ?? "no complaint")
