// title: The first change of a countdown date picker sends no valueChanged, the second does
// ios: 7.1
// device: iphone
// watch: valueChanged | changed
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/3758 (rdar 16341977, 2014-03) and https://github.com/lionheart/openradar-mirror/issues/12689 (rdar 16048059, 2014-02)
// confidence: high
// note: Two independent reports, on 7.0.4 and 7.1. NEWACT: pick(countDown:in:), the user turns the wheel to a duration.
import UIKit
final class T: NSObject {
    @objc func changed() { print("valueChanged") }
}
let t = T()
let picker = UIDatePicker()
picker.datePickerMode = .countDownTimer
picker.addTarget(t, action: #selector(T.changed), for: .valueChanged)
let a = UIViewController()
a.view.addSubview(picker)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.pick(countDown: 600, in: picker)
Simulator.settle()
print("changed once")
Simulator.pick(countDown: 1200, in: picker)
Simulator.settle()

// prints:
// changed once
// valueChanged
