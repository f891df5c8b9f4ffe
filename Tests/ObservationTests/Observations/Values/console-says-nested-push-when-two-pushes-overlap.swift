// title: A push during the animation of another push logs that nested push animation can result in a corrupted navigation bar
// ios: 10
// device: iphone
// watch: log
// normalize:
// source: https://github.com/ChatSecure/ChatSecure-iOS/issues/597 (chrisballinger, 2016-11-08)
// confidence: medium
// note: The console shows this line first, then others. When it comes in the run loop is not told, so it is looked for at the end. The scenario (second push from the first one's viewWillAppear) is ours. NEWACT: Simulator.consoleLines()
import UIKit
final class B: UIViewController {
    let c = UIViewController()
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.pushViewController(c, animated: true)
    }
}
let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
_ = Simulator.consoleLines()
nav.pushViewController(B(), animated: true)
Simulator.settle()
print("log \(Simulator.consoleLines().contains("nested push animation can result in corrupted navigation bar"))")

// prints:
// log true
