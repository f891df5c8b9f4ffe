// title: When the minimum content size category is above the maximum, only the maximum counts
// ios: 15
// device: iphone
// watch: category
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIView.rs (header comments of UIView.h, Apple, 2025)
// confidence: high
// note: Comment: this will effectively only use the maximum limit. MISSING: UIView.minimumContentSizeCategory
import UIKit
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
a.view.minimumContentSizeCategory = .extraExtraLarge
a.view.maximumContentSizeCategory = .medium
Simulator.settle()
print("category medium \(a.view.traitCollection.preferredContentSizeCategory == .medium)")

// prints:
// category medium true
