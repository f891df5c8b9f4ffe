// title: iOS 11: a root controller whose presentationController was read survives its replacement
// ios: 11.2
// device: iphone
// watch: Root. | done
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/19146 (rdar 36256721, 2018-01-03)
// confidence: medium
// note: The report: the call makes a cycle between the root controller and its presentation controller; after the root was replaced the old one is still held.
import UIKit

final class Root: UIViewController {
    deinit { print("Root.deinit") }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Root()
window.makeKeyAndVisible()
Simulator.settle()
_ = window.rootViewController!.presentationController
window.rootViewController = UIViewController()
Simulator.settle()
print("done")

// prints:
// done
