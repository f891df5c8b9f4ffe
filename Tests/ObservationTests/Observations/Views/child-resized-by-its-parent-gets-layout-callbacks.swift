// title: A child controller whose view is resized by its parent gets viewWillLayoutSubviews
// ios: 8
// device: iphone
// watch: child.
// normalize: collapse-layout-pairs
// source: https://ios-ruby-on-rails.developreference.com/article/26744159/When+are+the+ViewWillLayoutSubviews+and+ViewDidLayoutSubviews+methods+called (Stack Overflow answer, 2014)
// confidence: high
// note: Named as one of the three causes beside loading and rotation.
import UIKit

final class Child: UIViewController {
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); print("child.viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); print("child.viewDidLayoutSubviews") }
}
let root = UIViewController(), child = Child()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
root.addChild(child)
child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
root.view.addSubview(child.view)
child.didMove(toParent: root)
Simulator.settle()
print("# reset")
child.view.frame.size.height = 200
Simulator.settle()

// prints:
// child.viewWillLayoutSubviews
// child.viewDidLayoutSubviews
