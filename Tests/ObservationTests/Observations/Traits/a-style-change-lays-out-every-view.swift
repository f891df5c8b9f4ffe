// title: When the system style changes, layoutSubviews of every view is called
// ios: 13
// device: iphone
// watch: laid out
// normalize: 
// source: https://github.com/Tencent/QMUI_iOS QMUIKit/QMUIComponents/QMUITheme/QMUIThemePrivate.m (QMUI team, 2019-2024)
// confidence: medium
// note: Comment: under iOS 13 a change of the system theme calls layoutSubviews of every view. NEWACT: setInterfaceStyle
import UIKit
final class Box: UIView {
    var layouts = 0
    override func layoutSubviews() { super.layoutSubviews(); layouts += 1 }
}
let a = UIViewController()
let outer = Box(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
let inner = Box(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
outer.addSubview(inner)
a.view.addSubview(outer)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let x = outer.layouts
let y = inner.layouts
Simulator.setInterfaceStyle(.dark)
Simulator.settle()
print("laid out outer \(outer.layouts > x) inner \(inner.layouts > y)")

// prints:
// laid out outer true inner true
