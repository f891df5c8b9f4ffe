// title: layoutIfNeeded on a settled view calls no layout method
// ios: 15
// device: iphone
// watch: layout | done
// normalize:
// source: https://apple-docs.everest.mt/docs/uikit/uiview/layoutifneeded()/ (Apple, layoutIfNeeded)
// confidence: high
// note: The reference says that it exits without calling layout-related callbacks when nothing is pending.
import UIKit

final class Box: UIView {
    override func layoutSubviews() { super.layoutSubviews(); print("layout") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
let box = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
window.rootViewController!.view.addSubview(box)
Simulator.settle()
print("# reset")
box.layoutIfNeeded()
print("done")

// prints:
// done
