// title: The root controller already has the device's size classes in viewDidLoad
// ios: 15
// device: iphone
// watch: load
// normalize: 
// source: https://github.com/mattneub/Programming-iOS-Book-Examples bk2ch06p258launchIntoRotationEvents (Matt Neuburg, 2021)
// confidence: high
// note: The log of a normal launch: viewDidLoad reports compact regular.
import UIKit
final class A: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("load compact width \(traitCollection.horizontalSizeClass == .compact) regular height \(traitCollection.verticalSizeClass == .regular)")
    }
}
let a = A()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()

// prints:
// load compact width true regular height true
