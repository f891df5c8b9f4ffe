// title: From iOS 17 a view outside of a hierarchy does not follow trait changes until it is added again
// ios: 17
// device: iphone
// watch: dark
// normalize: 
// source: https://github.com/WWDCNotes/WWDCNotes WWDC23-10057-Unleash-the-UIKit-trait-system.md (srujanc and rusik, 2023)
// confidence: high
// note: The notes: views only update traits when in the hierarchy.
import UIKit
let a = UIViewController()
let box = UIView()
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
box.removeFromSuperview()
window.overrideUserInterfaceStyle = .dark
Simulator.settle()
print("dark away \(box.traitCollection.userInterfaceStyle == .dark)")
a.view.addSubview(box)
Simulator.settle()
print("dark back \(box.traitCollection.userInterfaceStyle == .dark)")

// prints:
// dark away false
// dark back true
