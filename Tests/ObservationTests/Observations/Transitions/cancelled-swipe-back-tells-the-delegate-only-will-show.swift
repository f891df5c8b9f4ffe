// title: A cancelled swipe back: the navigation delegate hears one willShow and nothing when it is cancelled
// ios: 8
// device: iphone
// watch: delegate
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/1114 (rdar 21137690, 2015-05-28)
// confidence: medium
// note: The report: willShow is called once for the previous controller when the drag begins; on cancelling neither willShow nor didShow comes. Plasma/BufferedNavigationController issue 5 (2014-04) says the same of didShow.
import UIKit

final class A: UIViewController {}
final class B: UIViewController {}
final class D: NSObject, UINavigationControllerDelegate {
    func navigationController(_ n: UINavigationController, willShow vc: UIViewController, animated: Bool) { print("delegate willShow \(type(of: vc))") }
    func navigationController(_ n: UINavigationController, didShow vc: UIViewController, animated: Bool) { print("delegate didShow \(type(of: vc))") }
}

let d = D()
let nav = UINavigationController(rootViewController: A())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(B(), animated: true)
Simulator.settle()
nav.delegate = d
print("# reset")
Simulator.beginSwipeBack(nav)
Simulator.cancelSwipeBack(nav)
Simulator.settle()

// prints:
// delegate willShow A
