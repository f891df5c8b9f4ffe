// ios: 17. A container that forwards the appearance itself.
import UIKit

class Child: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("will appear", animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("did appear", animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("will disappear", animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print("did disappear", animated)
  }
}
class Container: UIViewController {
  let child = Child()
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

let container = Container()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = container
window.makeKeyAndVisible()
Simulator.settle()
print("nothing was forwarded")
container.child.beginAppearanceTransition(true, animated: true)
print("begun")
container.child.endAppearanceTransition()
print("ended")
container.child.beginAppearanceTransition(false, animated: false)
container.child.beginAppearanceTransition(true, animated: false)
container.child.endAppearanceTransition()
Simulator.settle()
print("end")
