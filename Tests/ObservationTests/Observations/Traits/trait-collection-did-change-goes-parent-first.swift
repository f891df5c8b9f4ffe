// title: traitCollectionDidChange reaches a view before its subviews
// ios: 13
// device: iphone
// watch: change
// normalize: 
// source: https://github.com/GetStream/stream-chat-swift/pull/818 (ManWithBear, 2021-02)
// confidence: medium
// note: The pull request works around it: the system calls the method in parent-first way.
import UIKit
final class Box: UIView {
    var name = ""
    override func traitCollectionDidChange(_ p: UITraitCollection?) { super.traitCollectionDidChange(p); print("change \(name)") }
}
let a = UIViewController()
let outer = Box()
outer.name = "outer"
let inner = Box()
inner.name = "inner"
outer.addSubview(inner)
a.view.addSubview(outer)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
window.overrideUserInterfaceStyle = .dark
Simulator.settle()

// prints:
// change outer
// change inner
