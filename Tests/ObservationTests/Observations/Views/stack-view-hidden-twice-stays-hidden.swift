// title: iOS 9: an arranged view hidden once in an animation and twice more does not show at the first isHidden = false
// ios: 9.2
// device: iphone
// watch: hidden
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/7741 (rdar 25087688, 2016-03-10)
// confidence: high
// note: Radar, reproducible always on iOS 9.2.1: after three times hidden and once shown, isHidden still returns true.
// open: the model does something else
import UIKit

let a = UIView(), b = UIView()
let stack = UIStackView(arrangedSubviews: [a, b])
stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
window.rootViewController!.view.addSubview(stack)
Simulator.settle()
UIView.animate(withDuration: 0.25) { a.isHidden = true }
Simulator.settle()
a.isHidden = true
a.isHidden = true
a.isHidden = false
print("hidden \(a.isHidden)")

// prints:
// hidden true
