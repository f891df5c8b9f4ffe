// title: A button that is disabled while pressed still sends touchUpInside
// ios: 11.4
// device: iphone
// watch: touchUpInside | enabled
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/20117 (rdar 42378576, 2018-07-19)
// confidence: high
// note: Reported always reproducible on 11.4 and the betas of 12. NEWACT: touchDown, touchUp.
import UIKit
final class T: NSObject {
    @objc func up() { print("touchUpInside") }
}
let t = T()
let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
button.addTarget(t, action: #selector(T.up), for: .touchUpInside)
let a = UIViewController()
a.view.addSubview(button)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 50, y: 50), in: button)
Simulator.advance(by: 1)
button.isEnabled = false
print("enabled \(button.isEnabled)")
Simulator.touchUp()
Simulator.settle()

// prints:
// enabled false
// touchUpInside
