// title: prefersStatusBarHidden is read when the controller is first displayed and again after setNeedsStatusBarAppearanceUpdate
// ios: 9
// device: iphone
// watch: asked
// normalize:
// source: http://www.cyrilchandelier.com/ios-and-the-status-bar (Cyril Chandelier, undated, iOS 7 and later)
// confidence: medium
// note: The author says that the overridden methods are called when the view controller is first displayed and on request. Only that it happens is tested, not how often.
import UIKit

var count = 0
final class Root: UIViewController {
    override var prefersStatusBarHidden: Bool { count += 1; return false }
}
let root = Root()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
print("asked at display \(count > 0)")
count = 0
root.setNeedsStatusBarAppearanceUpdate()
Simulator.settle()
print("asked again \(count > 0)")

// prints:
// asked at display true
// asked again true
