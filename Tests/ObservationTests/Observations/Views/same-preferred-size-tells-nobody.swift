// title: Setting the same preferredContentSize again does not tell the parent
// ios: 8.1
// device: iphone
// watch: parent
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/11418 (rdar 19175472, Peter Steinberger, 2014-12-08)
// confidence: medium
// note: The author disassembled it: an equal value is not passed upwards.
import UIKit

final class Parent: UIViewController {
    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        print("parent hears")
    }
}
let parent = Parent(), child = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = parent
window.makeKeyAndVisible()
parent.addChild(child)
parent.view.addSubview(child.view)
child.didMove(toParent: parent)
Simulator.settle()
child.preferredContentSize = CGSize(width: 100, height: 250)
child.preferredContentSize = CGSize(width: 100, height: 250)
Simulator.settle()
print("parent done")

// prints:
// parent hears
// parent done
