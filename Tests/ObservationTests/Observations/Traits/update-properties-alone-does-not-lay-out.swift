// title: A properties update does not call layoutSubviews or viewWillLayoutSubviews
// ios: 26
// device: iphone
// watch: properties | layout | will layout
// normalize: 
// source: https://juejin.cn/post/7520093724988145715 (YungFan, 2025-06)
// confidence: medium
// note: The article: a light way to update that does not trigger layoutSubviews or viewWillLayoutSubviews. A custom property is changed, so that nothing invalidates layout. MISSING: UIViewController.updateProperties()
import UIKit
final class Box: UIView {
    override func layoutSubviews() { super.layoutSubviews(); print("layout") }
}
final class A: UIViewController {
    override func loadView() { view = Box() }
    override func updateProperties() { super.updateProperties(); print("properties") }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); print("will layout") }
}
let a = A()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
a.setNeedsUpdateProperties()
Simulator.settle()

// prints:
// properties
