// title: On iOS 11 a switch that turns itself back inside its valueChanged action sends the action a second time
// ios: 11
// device: iphone
// watch: changes
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/17989 (rdar 33453656, 2017-07-21)
// confidence: medium
// note: Measured by the reporter on iOS 11 beta 3 (15A5318g): one touch gives "Changes: 2". A second radar (28525299, iOS 10) and a blog (haomeiwen oyyirxtx, 2017-08) complain of the same kind of action sent by setting the switch right after a change by the user. Whether the final 11.0 keeps it is not stated.
// open: the model does something else
import UIKit
final class A: UIViewController {
    let sw = UISwitch()
    var changes = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        sw.addTarget(self, action: #selector(changed), for: .valueChanged)
        view.addSubview(sw)
    }
    @objc func changed(_ s: UISwitch) {
        changes += 1
        s.isOn = false
    }
}
let a = A()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.tap(a.sw)
Simulator.settle()
print("changes \(a.changes)")

// prints:
// changes 2
