// title: fillProportionally stretches views of 100 and 200 to 150 and 300
// ios: 13
// device: iphone
// watch: width
// normalize:
// source: https://www.hackingwithswift.com/example-code/uikit/what-are-the-different-uistackview-distribution-types (Paul Hudson, Swift 5.2, 2019)
// confidence: high
// note: The article's example, without spacing.
import UIKit

final class Block: UIView {
    var w: CGFloat = 0
    override var intrinsicContentSize: CGSize { CGSize(width: w, height: 10) }
}
let a = Block(), b = Block()
a.w = 100; b.w = 200
let stack = UIStackView(arrangedSubviews: [a, b])
stack.distribution = .fillProportionally
stack.frame = CGRect(x: 0, y: 0, width: 450, height: 50)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
window.rootViewController!.view.addSubview(stack)
Simulator.settle()
print("width \(a.frame.width) \(b.frame.width)")

// prints:
// width 150.0 300.0
