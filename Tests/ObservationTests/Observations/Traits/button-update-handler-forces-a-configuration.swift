// title: Setting a button's configurationUpdateHandler puts it into configuration-based behaviour and calls the handler after updateConfiguration
// ios: 15
// device: iphone
// watch: step | configured
// normalize: collapse-repeats
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIButton.rs (header comments of UIButton.h, Apple, 2025)
// confidence: medium
// note: Comment at configurationUpdateHandler. That the configuration is then not nil is inferred.
import UIKit
final class Button: UIButton {
    override func updateConfiguration() { super.updateConfiguration(); print("step method") }
}
let button = Button(type: .system)
button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
let a = UIViewController()
a.view.addSubview(button)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
print("configured before \(button.configuration != nil)")
button.configurationUpdateHandler = { b in print("step handler") }
Simulator.settle()

// prints:
// configured before false
// step method
// step handler
