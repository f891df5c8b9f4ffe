// title: Setting selectedSegmentIndex in code sends no valueChanged
// ios: 9
// device: iphone
// watch: valueChanged | index
// normalize:
// source: https://github.com/HeshamMegid/HMSegmentedControl/issues/181 (2016); http://blog.youkuaiyun.com/intheair100/article/details/47293973 (intheair100, 2015-08)
// confidence: high
// note: Both say that UISegmentedControl sends its action only for a touch of the user.
import UIKit
final class T: NSObject {
    @objc func changed(_ s: UISegmentedControl) { print("valueChanged \(s.selectedSegmentIndex)") }
}
let t = T()
let seg = UISegmentedControl(items: ["A", "B", "C"])
seg.addTarget(t, action: #selector(T.changed), for: .valueChanged)
let a = UIViewController()
a.view.addSubview(seg)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
seg.selectedSegmentIndex = 1
Simulator.settle()
print("index \(seg.selectedSegmentIndex)")

// prints:
// index 1
