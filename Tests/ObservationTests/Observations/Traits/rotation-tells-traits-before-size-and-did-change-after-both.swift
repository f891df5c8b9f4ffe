// title: On rotation willTransition comes with the new traits, and traitCollectionDidChange after it
// ios: 15
// device: iphone
// watch: will | did
// normalize: 
// source: https://github.com/mattneub/Programming-iOS-Book-Examples bk2ch06p258launchIntoRotationEvents (Matt Neuburg, 2021)
// confidence: high
// note: The log of the launch that rotates: willTransition trait compact compact, then trait collection did change to compact compact, then layout.
import UIKit
final class A: UIViewController {
    override func willTransition(to c: UITraitCollection, with k: UIViewControllerTransitionCoordinator) {
        super.willTransition(to: c, with: k)
        print("will new compact \(c.verticalSizeClass == .compact) own compact \(traitCollection.verticalSizeClass == .compact)")
    }
    override func traitCollectionDidChange(_ p: UITraitCollection?) { super.traitCollectionDidChange(p); print("did compact \(traitCollection.verticalSizeClass == .compact)") }
}
let a = A()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()

// prints:
// will new compact true own compact false
// did compact true
