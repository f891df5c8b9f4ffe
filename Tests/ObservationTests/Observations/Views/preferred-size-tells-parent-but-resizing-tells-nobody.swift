// title: A child's preferredContentSize reaches the container; resizing the child's view sends it no viewWillTransition
// ios: 10.3
// device: iphone
// watch: parent | child
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/17961 (rdar 33396970, 2017-07-19)
// confidence: high
// note: Radar, reproducible always: the container gets preferredContentSizeDidChange and changes constraints, the child gets no viewWillTransition(to:with:).
import UIKit

final class Child: UIViewController {
    override func viewWillTransition(to size: CGSize, with c: UIViewControllerTransitionCoordinator) { super.viewWillTransition(to: size, with: c); print("child told") }
}
final class Parent: UIViewController {
    var height: NSLayoutConstraint!
    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        print("parent hears \(container.preferredContentSize.height)")
        height.constant = container.preferredContentSize.height
    }
}
let parent = Parent(), child = Child()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = parent
window.makeKeyAndVisible()
parent.addChild(child)
child.view.translatesAutoresizingMaskIntoConstraints = false
parent.view.addSubview(child.view)
parent.height = child.view.heightAnchor.constraint(equalToConstant: 100)
NSLayoutConstraint.activate([parent.height, child.view.widthAnchor.constraint(equalToConstant: 100),
    child.view.topAnchor.constraint(equalTo: parent.view.topAnchor), child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor)])
child.didMove(toParent: parent)
Simulator.settle()
print("# reset")
child.preferredContentSize = CGSize(width: 100, height: 250)
Simulator.settle()
print("child height \(child.view.frame.height)")

// prints:
// parent hears 250.0
// child height 250.0
