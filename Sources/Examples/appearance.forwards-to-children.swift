import UIKit

class Parent: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let child = Child()
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

class Child: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Parent()
window.makeKeyAndVisible()
Simulator.settle()
