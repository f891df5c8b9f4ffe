// title: Setting the date of a date picker in code sends no valueChanged
// ios: 9
// device: iphone
// watch: valueChanged | set
// normalize:
// source: https://github.com/prolificinteractive/PIDatePicker/pull/31 (danielt1263, 2015-08)
// confidence: medium
// note: The author gives his picker this behaviour because UIDatePicker has it: the action comes when the user changes the date, not when the programmer does.
import UIKit
final class T: NSObject {
    @objc func changed() { print("valueChanged") }
}
let t = T()
let picker = UIDatePicker()
picker.addTarget(t, action: #selector(T.changed), for: .valueChanged)
let a = UIViewController()
a.view.addSubview(picker)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
picker.date = Date(timeIntervalSinceReferenceDate: 1000)
picker.setDate(Date(timeIntervalSinceReferenceDate: 86400), animated: true)
Simulator.settle()
print("set \(picker.date == Date(timeIntervalSinceReferenceDate: 86400))")

// prints:
// set true
