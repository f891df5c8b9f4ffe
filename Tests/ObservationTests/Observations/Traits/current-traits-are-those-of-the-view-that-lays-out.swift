// title: In layoutSubviews UITraitCollection.current holds the traits of that view
// ios: 13
// device: iphone
// watch: current
// normalize: collapse-repeats
// source: https://developer.apple.com/documentation/uikit/uitraitcollection/current (Apple reference)
// confidence: high
// note: The reference: UIKit sets it before layoutSubviews and other methods of the updating view.
import UIKit
final class Box: UIView {
    override func layoutSubviews() { super.layoutSubviews(); print("current dark \(UITraitCollection.current.userInterfaceStyle == .dark)") }
}
let a = UIViewController()
let box = Box(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
box.overrideUserInterfaceStyle = .dark
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()

// prints:
// current dark true
