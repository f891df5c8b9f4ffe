// title: A tapped segment is already selected when valueChanged arrives
// ios: 9
// device: iphone
// watch: valueChanged
// normalize:
// source: http://blog.youkuaiyun.com/intheair100/article/details/47293973 (intheair100, 2015-08)
// confidence: medium
// note: The post describes the internal order of a tap: index first, then the action. NEWACT: tap(segment:in:).
// open: the model has not all that this overrides or calls
import UIKit
final class T: NSObject {
    @objc func changed(_ s: UISegmentedControl) { print("valueChanged \(s.selectedSegmentIndex)") }
}
let t = T()
let seg = UISegmentedControl(items: ["A", "B", "C"])
seg.frame = CGRect(x: 0, y: 50, width: 300, height: 30)
seg.selectedSegmentIndex = 0
seg.addTarget(t, action: #selector(T.changed), for: .valueChanged)
let a = UIViewController()
a.view.addSubview(seg)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.tap(segment: 2, in: seg)
Simulator.settle()

// prints:
// valueChanged 2
