// title: maximumContentSizeCategory lowers the category of the view and its subviews immediately
// ios: 15
// device: iphone
// watch: category
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIView.rs (header comments of UIView.h, Apple, 2025)
// confidence: high
// note: Comments: limits this view and its subviews, applied immediately and on later changes. NEWACT: setContentSize (the user picks a text size in Settings). MISSING: UIView.maximumContentSizeCategory
import UIKit
let a = UIViewController()
let outer = UIView()
let inner = UIView()
outer.addSubview(inner)
a.view.addSubview(outer)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.setContentSize(.accessibilityLarge)
Simulator.settle()
print("category inner large \(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)")
outer.maximumContentSizeCategory = .large
print("category outer \(outer.traitCollection.preferredContentSizeCategory == .large)")
print("category inner \(inner.traitCollection.preferredContentSizeCategory == .large)")
print("category root large \(a.view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)")

// prints:
// category inner large true
// category outer true
// category inner true
// category root large true
