// title: A stack closes the gap of a hidden arranged view; hidden stays a subview
// ios: 12
// device: iphone
// watch: y | count
// normalize:
// source: https://wiki.gubat.org/content/stackoverflow.com_en_all_2023-11/questions/50275346/what-happens-with-constraints-when-a-view-is-begin-to-be-hidden (rob mayoff, Stack Overflow answer, 2018-05)
// confidence: high
// note: Answer and Apple's header: the layout updates when an arranged view changes its hidden property. Sizes are mine.
import UIKit

func bar(_ height: CGFloat) -> UIView {
    let v = UIView()
    v.translatesAutoresizingMaskIntoConstraints = false
    v.heightAnchor.constraint(equalToConstant: height).isActive = true
    v.widthAnchor.constraint(equalToConstant: 100).isActive = true
    return v
}
let root = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
let a = bar(40), b = bar(60)
let stack = UIStackView(arrangedSubviews: [a, b])
stack.axis = .vertical
stack.translatesAutoresizingMaskIntoConstraints = false
root.view.addSubview(stack)
stack.leadingAnchor.constraint(equalTo: root.view.leadingAnchor).isActive = true
stack.topAnchor.constraint(equalTo: root.view.topAnchor).isActive = true
Simulator.settle()
print("y of b \(b.frame.minY)")
a.isHidden = true
Simulator.settle()
print("y of b \(b.frame.minY)")
print("count \(stack.arrangedSubviews.count) \(stack.subviews.count)")

// prints:
// y of b 40.0
// y of b 0.0
// count 2 2
