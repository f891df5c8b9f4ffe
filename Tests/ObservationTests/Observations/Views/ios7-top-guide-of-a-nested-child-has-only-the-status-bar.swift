// title: iOS 7: a child inside a container in a navigation controller has a top guide of 20 while the container has 64
// ios: 7
// device: iphone
// watch: length
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/4537 (rdar 14882141, 2013-08)
// confidence: high
// note: Radar, reproducible always.
import UIKit

final class Container: UIViewController {
    let inner = UIViewController()
    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(inner)
        inner.view.frame = view.bounds
        inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner.view)
        inner.didMove(toParent: self)
    }
}
let container = Container()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: container)
window.makeKeyAndVisible()
Simulator.settle()
print("length container \(container.topLayoutGuide.length)")
print("length child \(container.inner.topLayoutGuide.length)")

// prints:
// length container 64.0
// length child 20.0
