// title: From iOS 13 adding a view to the window does not call traitCollectionDidChange when the predicted traits were right
// ios: 13
// device: iphone
// watch: change | added
// normalize: 
// source: https://github.com/wikimedia/wikipedia-ios/pull/3229 (quotes the iOS 13 beta 6 release notes, 2019-09)
// confidence: high
// note: The release notes: traits are initialised to a prediction; the method is not called when the view is added if the prediction matches.
import UIKit
final class Box: UIView {
    override func traitCollectionDidChange(_ p: UITraitCollection?) { super.traitCollectionDidChange(p); print("change") }
}
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let box = Box()
a.view.addSubview(box)
Simulator.settle()
print("added")

// prints:
// added
