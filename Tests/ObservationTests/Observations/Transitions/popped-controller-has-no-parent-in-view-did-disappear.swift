// title: In the viewDidDisappear of a popped controller parent is already nil; of a covered one it is not
// ios: 13
// device: iphone
// watch: B
// normalize:
// source: https://github.com/software-mansion/react-native-screens ios/legacy/RNSScreen.mm (Software Mansion, 2026)
// confidence: medium
// note: Its viewDidDisappear takes "no parent and no presenting controller" for the sign that the screen was dismissed; the same code serves pushed screens, which are popped by button, swipe and code, and screens that are only covered.
// open: the model does something else
import UIKit

final class B: UIViewController {
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        print("B parent nil \(parent == nil)")
    }
}

let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(B(), animated: true)
Simulator.settle()
nav.pushViewController(UIViewController(), animated: true)
Simulator.settle()
nav.popViewController(animated: true)
Simulator.settle()
nav.popViewController(animated: true)
Simulator.settle()

// prints:
// B parent nil false
// B parent nil true
