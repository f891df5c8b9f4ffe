// title: equalSpacing keeps the natural sizes and shares the rest between the views
// ios: 13
// device: iphone
// watch: x | width
// normalize:
// source: https://www.hackingwithswift.com/example-code/uikit/what-are-the-different-uistackview-distribution-types (Paul Hudson, Swift 5.2, 2019)
// confidence: high
// note: Sizes are not changed, only the spacing; kaunteya.github.io says the same. 300 with three views of 50 leaves twice 75.
import UIKit

final class Block: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 10) }
}
let views = [Block(), Block(), Block()]
let stack = UIStackView(arrangedSubviews: views)
stack.distribution = .equalSpacing
stack.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
window.rootViewController!.view.addSubview(stack)
Simulator.settle()
print("x \(views.map { $0.frame.minX })")
print("width \(views.map { $0.frame.width })")

// prints:
// x [0.0, 125.0, 250.0]
// width [50.0, 50.0, 50.0]
