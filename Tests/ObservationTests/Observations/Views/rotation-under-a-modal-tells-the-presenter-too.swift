// title: Rotating a full-screen modal sends viewWillTransition to the presenting controller as well
// ios: 9
// device: iphone
// watch: told
// normalize:
// source: https://github.com/zenangst/Spots/pull/286 (onmyway133, 2016-09-06)
// confidence: medium
// note: The author saw it on the main controller while a modal controller was rotated and guarded against it. Names sorted.
import UIKit

var told = Set<String>()
final class Page: UIViewController {
    override func viewWillTransition(to size: CGSize, with c: UIViewControllerTransitionCoordinator) { super.viewWillTransition(to: size, with: c); told.insert(title!) }
}
let root = Page(), modal = Page()
root.title = "presenter"; modal.title = "modal"
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
modal.modalPresentationStyle = .fullScreen
root.present(modal, animated: false)
Simulator.settle()
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
print("told \(told.sorted())")

// prints:
// told ["modal", "presenter"]
