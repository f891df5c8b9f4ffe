// title: Through iOS 10 a switch that turns itself back inside its valueChanged action sends the action once
// ios: 9
// device: iphone
// watch: changes
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/17989 (rdar 33453656, 2017-07-21)
// confidence: medium
// note: The radar's sample counts the actions of one touch when the handler sets `on` itself: 1 on iOS 8 to 10.
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
        if changes < 5 { s.isOn = false }
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
// changes 1
