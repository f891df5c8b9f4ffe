import UIKit

class Parent: UIViewController {
  let child = Child()

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { return false }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    child.beginAppearanceTransition(true, animated: animated)
    child.endAppearanceTransition()
  }
}

class Child: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Parent()
window.makeKeyAndVisible()
Simulator.settle()
