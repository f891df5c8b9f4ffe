import UIKit

class Child: UIViewController {}

class Parent: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()

let child = Child()
window.rootViewController?.view.addSubview(child.view)
let parent = Parent()
let exception = Simulator.catchException { parent.addChild(child) }
print(exception?.name.rawValue ?? "no complaint")
