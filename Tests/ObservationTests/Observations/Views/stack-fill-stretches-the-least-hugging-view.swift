// title: With .fill the view of lowest hugging priority is stretched, the others keep their size
// ios: 13
// device: iphone
// watch: width
// normalize:
// source: https://kaunteya.github.io/swift/Exploring-distribution-in-UIStackView.html (Kaunteya Suryawanshi, undated)
// confidence: high
// note: The default distribution. UIStackView.h: adjustments go by hugging priorities.
import UIKit

final class Block: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 10) }
}
let a = Block(), b = Block()
a.setContentHuggingPriority(UILayoutPriority(300), for: .horizontal)
b.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
let stack = UIStackView(arrangedSubviews: [a, b])
stack.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
window.rootViewController!.view.addSubview(stack)
Simulator.settle()
print("width \(a.frame.width) \(b.frame.width)")

// prints:
// width 50.0 250.0
