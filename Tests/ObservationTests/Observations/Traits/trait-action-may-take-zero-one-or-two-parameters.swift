// title: A trait change action may have no parameter, the environment, or the environment and the previous traits
// ios: 17
// device: iphone
// watch: action
// normalize: 
// source: https://github.com/xybp888/iOS-SDKs iPhoneOS17.5.sdk UIKit.framework/Headers/UITraitCollection.h (Apple, 2023)
// confidence: high
// note: Comment at registerForTraitChanges:withTarget:action:. The order of the three is not known, so they are sorted.
import UIKit
var seen: Set<String> = []
final class A: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitHorizontalSizeClass.self], action: #selector(none))
        registerForTraitChanges([UITraitHorizontalSizeClass.self], action: #selector(one(_:)))
        registerForTraitChanges([UITraitHorizontalSizeClass.self], action: #selector(two(_:previous:)))
    }
    @objc func none() { seen.insert("action none") }
    @objc func one(_ environment: UITraitEnvironment) { seen.insert("action one self \(environment === self)") }
    @objc func two(_ environment: UITraitEnvironment, previous: UITraitCollection) { seen.insert("action two was regular \(previous.horizontalSizeClass == .regular)") }
}
let a = A()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
a.traitOverrides.horizontalSizeClass = .regular
Simulator.settle()
for s in seen.sorted() { print(s) }

// prints:
// action none
// action one self true
// action two was regular false
