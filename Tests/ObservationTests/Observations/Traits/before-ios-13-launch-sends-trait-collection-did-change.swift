// title: Up to iOS 12 the root controller gets traitCollectionDidChange at launch, and no willTransition
// ios: 12
// device: iphone
// watch: did | will
// normalize: 
// source: https://github.com/mattneub/Programming-iOS-Book-Examples bk2ch06p250sizeChangeTest (Matt Neuburg, 2021)
// confidence: high
// note: Comment in the example: iOS 12 and before calls the one but not the other.
import UIKit
final class A: UIViewController {
    var told = false
    override func willTransition(to c: UITraitCollection, with k: UIViewControllerTransitionCoordinator) { super.willTransition(to: c, with: k); print("will") }
    override func traitCollectionDidChange(_ p: UITraitCollection?) { super.traitCollectionDidChange(p); told = true }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("did \(told)") }
}
let a = A()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()

// prints:
// did true
