// title: Coming back from the background calls neither viewWillAppear nor viewDidAppear
// ios: 10
// device: iphone
// watch: controller | note
// normalize:
// source: https://github.com/toggl/superday/issues/51 (amulware, 2016-10)
// confidence: high
// note: wordpress-mobile/WordPress-iOS#1179 says the same of viewDidAppear. Both tell to use the notification.
import UIKit
final class Root: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("controller will appear") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("controller did appear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); print("controller will disappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print("controller did disappear") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Root()
window.makeKeyAndVisible()
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
print("# reset")
let tokenActive = NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil) { _ in print("note active") }
Simulator.enterForeground()
Simulator.settle()

// prints:
// note active
