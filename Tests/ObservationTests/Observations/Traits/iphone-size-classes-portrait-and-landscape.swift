// title: A normal iPhone is compact by regular in portrait and compact by compact in landscape
// ios: 15
// device: iphone
// watch: classes
// normalize: 
// source: https://github.com/mattneub/Programming-iOS-Book-Examples bk2ch01p018TraitCollectionTester (Matt Neuburg, 2021)
// confidence: high
// note: The table in the example, for iPhone 12 and 13 (not Max).
import UIKit
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
func show() {
    let t = a.traitCollection
    print("classes width compact \(t.horizontalSizeClass == .compact) height compact \(t.verticalSizeClass == .compact)")
}
show()
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
show()

// prints:
// classes width compact true height compact false
// classes width compact true height compact true
