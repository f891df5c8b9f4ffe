// title: From iOS 13 a view that is in no hierarchy has the traits of the device, not unspecified ones
// ios: 13
// device: iphone
// watch: traits
// normalize: 
// source: https://github.com/wikimedia/wikipedia-ios/pull/3229 (quotes the iOS 13 beta 6 release notes, 2019-09)
// confidence: high
// note: The release notes: the trait collection is initialised to a prediction of the ultimate traits.
import UIKit
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let box = UIView()
print("traits width \(box.traitCollection.horizontalSizeClass == .compact) scale \(box.traitCollection.displayScale > 0)")
let b = UIViewController()
print("traits width \(b.traitCollection.horizontalSizeClass == .compact) idiom \(b.traitCollection.userInterfaceIdiom == .phone)")

// prints:
// traits width true scale true
// traits width true idiom true
