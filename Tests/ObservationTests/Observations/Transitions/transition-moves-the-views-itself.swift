// title: transition(from:to:) puts the new view where the old one was and removes the old one at the end
// ios: 16.4
// device: iphone
// watch: view
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: the to view is added to the superview of the from view, which is removed after the transition completes.
import UIKit

let parent = UIViewController(), a = UIViewController(), b = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = parent
window.makeKeyAndVisible()
Simulator.settle()
let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
parent.view.addSubview(box)
parent.addChild(a); box.addSubview(a.view); a.didMove(toParent: parent)
parent.addChild(b)
parent.transition(from: a, to: b, duration: 0.2, options: [], animations: {
    print("view new in box \(b.view.superview === box)")
}, completion: { _ in })
Simulator.settle()
print("view new in box \(b.view.superview === box)")
print("view old removed \(a.view.superview == nil)")
print("view old still a child \(parent.children.contains(a))")

// prints:
// view new in box true
// view new in box true
// view old removed true
// view old still a child true
