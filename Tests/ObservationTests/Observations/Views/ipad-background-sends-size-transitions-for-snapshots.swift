// title: iOS 9 iPad: going to the background sends viewWillTransition for the other orientation and back
// ios: 9
// device: ipad
// watch: size
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/8232 (rdar 23010208, 2015-10)
// confidence: medium
// note: In portrait the home button brings first 1024 by 768, then 768 by 1024: the system takes snapshots of both orientations. Only wide or tall is printed.
import UIKit

final class Root: UIViewController {
    override func viewWillTransition(to size: CGSize, with c: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: c)
        print("size wide \(size.width > size.height)")
    }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Root()
window.makeKeyAndVisible()
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()

// prints:
// size wide true
// size wide false
