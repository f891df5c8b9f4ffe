// title: setOn(_:animated:) and setValue(_:animated:) send no action
// ios: 9
// device: iphone
// watch: changed | values
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISwitch.h and UISlider.h (Apple's header comments)
// confidence: high
// note: Both headers say "does not send action". blog.leeouf.com (2016-09-29) verified it for the switch on iOS 9.
import UIKit
final class T: NSObject {
    @objc func changed(_ c: UIControl) { print("changed") }
}
let t = T()
let sw = UISwitch()
let slider = UISlider()
sw.addTarget(t, action: #selector(T.changed), for: .valueChanged)
slider.addTarget(t, action: #selector(T.changed), for: .valueChanged)
let a = UIViewController()
a.view.addSubview(sw)
a.view.addSubview(slider)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
sw.setOn(true, animated: true)
slider.setValue(0.5, animated: true)
Simulator.settle()
print("values \(sw.isOn) \(slider.value)")

// prints:
// values true 0.5
