// title: fillEqually gives views of different natural size the same width and uses all space
// ios: 13
// device: iphone
// watch: width
// normalize:
// source: https://www.hackingwithswift.com/example-code/uikit/what-are-the-different-uistackview-distribution-types (Paul Hudson, Swift 5.2, 2019)
// confidence: high
// note: Also kaunteya.github.io and UIStackView.h.
import UIKit

final class Block: UIView {
    var w: CGFloat = 0
    override var intrinsicContentSize: CGSize { CGSize(width: w, height: 10) }
}
let a = Block(), b = Block()
a.w = 100; b.w = 20
let stack = UIStackView(arrangedSubviews: [a, b])
stack.distribution = .fillEqually
stack.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
window.rootViewController!.view.addSubview(stack)
Simulator.settle()
print("width \(a.frame.width) \(b.frame.width)")

// prints:
// width 150.0 150.0
