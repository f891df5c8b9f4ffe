// title: A full-screen iPad app is regular by regular in portrait and in landscape
// ios: 15
// device: ipad
// watch: classes
// normalize: 
// source: https://github.com/mattneub/Programming-iOS-Book-Examples bk2ch01p018TraitCollectionTester (Matt Neuburg, 2021)
// confidence: high
// note: The last line of the table in the example.
import UIKit
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
func show() {
    let t = a.traitCollection
    print("classes regular \(t.horizontalSizeClass == .regular) \(t.verticalSizeClass == .regular)")
}
show()
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
show()

// prints:
// classes regular true true
// classes regular true true
