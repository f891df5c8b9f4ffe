// title: isMovingFromParent is true in a popped controller's own viewWillDisappear, false in that of its child
// ios: 11
// device: iphone
// watch: B | child
// normalize:
// source: https://github.com/johnpatrickmorgan/LifecycleHooks/issues/2 (John Patrick Morgan, 2017-09-28)
// confidence: medium
// note: The author found the popped controller's flag true inside its viewWillDisappear and false when his hook ran, a child controller that gets the callback by forwarding.
import UIKit

final class Child: UIViewController {
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        print("child sees \(parent!.isMovingFromParent)")
    }
}
final class B: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let child = Child()
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        print("B sees \(isMovingFromParent)")
    }
}

let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(B(), animated: true)
Simulator.settle()
nav.popViewController(animated: true)
Simulator.settle()

// prints:
// B sees true
// child sees false
