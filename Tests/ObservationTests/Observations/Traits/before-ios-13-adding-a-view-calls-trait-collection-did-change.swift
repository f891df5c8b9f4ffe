// title: Up to iOS 12 a view gets traitCollectionDidChange when it is added to the window
// ios: 12
// device: iphone
// watch: change
// normalize: collapse-repeats
// source: https://github.com/wikimedia/wikipedia-ios/pull/3229 (quotes the iOS 13 beta 6 release notes, 2019-09)
// confidence: medium
// note: The release notes tell the change of iOS 13 and warn code that relied on the call for its first setup; wordpress-mobile/WordPress-iOS#12809 saw it too.
import UIKit
final class Box: UIView {
    override func traitCollectionDidChange(_ p: UITraitCollection?) { super.traitCollectionDidChange(p); print("change") }
}
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
let box = Box()
a.view.addSubview(box)
Simulator.settle()

// prints:
// change
