// title: A new text of a label placed by constraints lays out its superview
// ios: 9
// device: iphone
// watch: laid out
// normalize:
// source: https://ios-ruby-on-rails.developreference.com/article/33367645/When+is+layoutSubviews+called (Stack Overflow answer with tests, edited for intrinsic content size)
// confidence: medium
// note: A change of the intrinsic content size resizes the label and calls layoutSubviews on its superview.
import UIKit

final class Box: UIView {
    var count = 0
    override func layoutSubviews() { super.layoutSubviews(); count += 1 }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
let box = Box(frame: CGRect(x: 0, y: 50, width: 300, height: 200)), label = UILabel()
label.text = "a"
label.translatesAutoresizingMaskIntoConstraints = false
box.addSubview(label)
label.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
label.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
window.rootViewController!.view.addSubview(box)
Simulator.settle()
box.count = 0
label.text = "a much longer text"
Simulator.settle()
print("laid out \(box.count > 0)")

// prints:
// laid out true
