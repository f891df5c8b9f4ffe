// title: An animation block that changes nothing calls its completion right away, not after its duration
// ios: 5
// device: iphone
// watch: step
// normalize:
// source: https://blog.spacemanlabs.com/2012/08/premature-completion-an-embarrassing-problem/ (Spaceman Labs, 2012-08)
// confidence: high
// note: The article found it with an animated scroll inside the block; it says: if there is nothing to do the framework runs the completion immediately. Whether inside the call or a turn later is not said, so the clock is advanced a little.
import UIKit
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
var done = false
UIView.animate(withDuration: 2, animations: { }, completion: { _ in done = true })
Simulator.advance(by: 0.1)
print("step after a tenth \(done)")

// prints:
// step after a tenth true
