// title: Setting contentOffset during an animated scroll does not stop it; setContentOffset with animated false does
// ios: 7
// device: iphone
// watch: at
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/3680 (rdar 16724593, 2014, iOS 6.1 and 7.1.1)
// confidence: medium
// note: The radar speaks of a running animation or deceleration. Here an animation to 500 runs for a short time before the call.
import UIKit
func running() -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    scroll.contentSize = CGSize(width: 2000, height: 200)
    window.rootViewController!.view.addSubview(scroll)
    Simulator.settle()
    scroll.setContentOffset(CGPoint(x: 500, y: 0), animated: true)
    Simulator.advance(by: 0.05)
    return scroll
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
let first = running()
first.contentOffset = CGPoint(x: 10, y: 0)
Simulator.settle()
print("at \(Int(first.contentOffset.x))")
let second = running()
second.setContentOffset(CGPoint(x: 10, y: 0), animated: false)
Simulator.settle()
print("at \(Int(second.contentOffset.x))")

// prints:
// at 500
// at 10
