// title: A new view has its own value until it goes into a window; then the appearance value is set
// ios: 15
// device: iphone
// watch: colour
// normalize:
// source: https://github.com/Tencent/QMUI_iOS/blob/master/QMUIKit/QMUIComponents/QMUIEmptyView.m (QMUI team, 2024-09)
// confidence: high
// note: The comment: the system sets these values only when the view is about to be added to a window, which can be too late. MISSING: UIView.appearance() of an own class
import UIKit
final class Box: UIView {
    @objc dynamic var mark: UIColor? = .white
}
Box.appearance().mark = .red
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let box = Box()
print("colour made \(box.mark == .red)")
let holder = UIView()
holder.addSubview(box)
print("colour in a view \(box.mark == .red)")
a.view.addSubview(holder)
Simulator.settle()
print("colour in a window \(box.mark == .red)")

// prints:
// colour made false
// colour in a view false
// colour in a window true
