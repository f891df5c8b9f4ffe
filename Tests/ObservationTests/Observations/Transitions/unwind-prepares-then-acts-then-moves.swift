// title: An unwind: the source's prepare, the destination's action, then the transition
// ios: 13
// device: iphone
// watch: C. | A.
// normalize:
// source: https://developer.apple.com/library/archive/technotes/tn2298/_index.html (Apple, TN2298)
// confidence: high
// note: The technote's four steps: search, prepareForSegue on the source, the unwind action on the destination, then the visual transition. NEWACT: Simulator.unwind(_:from:) performs an unwind segue with that action in code, from that controller. MISSING: unwind segues
import UIKit

final class A: UIViewController {
    @objc func back(_ segue: UIStoryboardSegue) { print("A.back") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("A.viewWillAppear") }
}
final class C: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { super.prepare(for: segue, sender: sender); print("C.prepare") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); print("C.viewWillDisappear") }
}

let c = C()
let nav = UINavigationController(rootViewController: A())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(c, animated: true)
Simulator.settle()
print("# reset")
Simulator.unwind(#selector(A.back(_:)), from: c)
Simulator.settle()

// prints:
// C.prepare
// A.back
// C.viewWillDisappear
// A.viewWillAppear
