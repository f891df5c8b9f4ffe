// title: Changing only the origin of a view's bounds lays the view out; scrolling lays out the scroll view
// ios: 9
// device: iphone
// watch: laid out
// normalize:
// source: https://ios-ruby-on-rails.developreference.com/article/21243030/What+s+exactly+viewDidLayoutSubviews (Stack Overflow answer with a list of causes)
// confidence: medium
// note: The list has a different bounds origin as a cause, and scrolling for a scroll view.
import UIKit

final class Box: UIView {
    var count = 0
    override func layoutSubviews() { super.layoutSubviews(); count += 1 }
}
final class Scroll: UIScrollView {
    var count = 0
    override func layoutSubviews() { super.layoutSubviews(); count += 1 }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
let box = Box(frame: CGRect(x: 0, y: 50, width: 100, height: 100)), scroll = Scroll(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
scroll.contentSize = CGSize(width: 100, height: 1000)
for v in [box, scroll] { window.rootViewController!.view.addSubview(v) }
Simulator.settle()
box.count = 0; scroll.count = 0
box.bounds.origin.y = 20
scroll.contentOffset.y = 20
Simulator.settle()
print("laid out box \(box.count > 0)")
print("laid out scroll view \(scroll.count > 0)")

// prints:
// laid out box true
// laid out scroll view true
