// title: A tap on a switch turns it on and sends valueChanged
// ios: 15
// device: iphone
// watch: valueChanged | on
// normalize:
// source: https://github.com/lyft/Hammer/blob/main/Tests/HammerTests/HandTests.swift (testSwitchToggle)
// confidence: high
// note: Shown with a real touch on a device: off before, on after, one valueChanged expected.
import UIKit
final class T: NSObject {
    @objc func changed(_ s: UISwitch) { print("valueChanged") }
}
let t = T()
let s = UISwitch()
s.addTarget(t, action: #selector(T.changed), for: .valueChanged)
let a = UIViewController()
a.view.addSubview(s)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("on \(s.isOn)")
Simulator.tap(s)
Simulator.settle()
print("on \(s.isOn)")

// prints:
// on false
// valueChanged
// on true
