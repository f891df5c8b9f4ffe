// title: UIView.transition(from:to:) puts the new view into the old one's superview and removes the old one
// ios: 15.6
// device: iphone
// watch: old | new
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIView.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Comment at transitionFromView:toView:.
import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
let root = window.rootViewController!.view!
let old = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), new = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
root.addSubview(old)
Simulator.settle()
UIView.transition(from: old, to: new, duration: 0.3, options: [.transitionCrossDissolve], completion: nil)
Simulator.settle()
print("old out \(old.superview == nil)")
print("new in \(new.superview === root)")

// prints:
// old out true
// new in true
