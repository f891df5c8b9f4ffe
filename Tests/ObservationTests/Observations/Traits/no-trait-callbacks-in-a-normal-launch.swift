// title: In a normal launch no willTransition and no traitCollectionDidChange reach the root controller
// ios: 15
// device: iphone
// watch: load | will | trait | did
// normalize: 
// source: https://github.com/mattneub/Programming-iOS-Book-Examples bk2ch06p258launchIntoRotationEvents (Matt Neuburg, 2021)
// confidence: high
// note: The log for iOS 15: did load, will appear, layout, did appear and nothing else.
import UIKit
final class A: UIViewController {
    override func viewDidLoad() { super.viewDidLoad(); print("load") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("will appear") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("did appear") }
    override func willTransition(to c: UITraitCollection, with k: UIViewControllerTransitionCoordinator) { super.willTransition(to: c, with: k); print("will transition") }
    override func traitCollectionDidChange(_ p: UITraitCollection?) { super.traitCollectionDidChange(p); print("trait change") }
}
let a = A()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()

// prints:
// load
// will appear
// did appear
