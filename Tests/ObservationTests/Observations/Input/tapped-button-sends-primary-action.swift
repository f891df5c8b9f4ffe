// title: A tapped button sends primaryActionTriggered
// ios: 15
// device: iphone
// watch: primary
// normalize:
// source: https://github.com/lyft/Hammer/blob/main/Tests/HammerTests/HandTests.swift (testButtonTap, testOffsetLocation)
// confidence: high
// note: The tests wait for this event of a UIButton after a finger's tap, once per tap.
import UIKit
final class T: NSObject {
    @objc func primary() { print("primary") }
}
let t = T()
let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
button.addTarget(t, action: #selector(T.primary), for: .primaryActionTriggered)
let a = UIViewController()
a.view.addSubview(button)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.tap(button)
Simulator.settle()

// prints:
// primary
