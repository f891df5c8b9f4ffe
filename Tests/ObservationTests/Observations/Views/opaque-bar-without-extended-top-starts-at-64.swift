// title: iOS 8: below an opaque bar, opaque bars included but no top edge: full frame in viewDidLoad, y 64 in viewWillAppear
// ios: 8
// device: iphone
// watch: load | appear
// normalize:
// source: https://blog.youkuaiyun.com/qinguo2000/article/details/46842291 (qinguo2000, 2015-07, with printed frames)
// confidence: high
// note: Printed on 375 by 667: (0 0 375 667) in viewDidLoad, (0 64 375 603) in viewWillAppear. The height is compared with the window's.
import UIKit

final class Page: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        extendedLayoutIncludesOpaqueBars = true
        edgesForExtendedLayout = [.bottom, .left, .right]
        print("load y \(view.frame.minY) missing \(window.bounds.height - view.frame.height)")
    }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("appear y \(view.frame.minY) missing \(window.bounds.height - view.frame.height)") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
let nav = UINavigationController(rootViewController: UIViewController())
nav.navigationBar.isTranslucent = false
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(Page(), animated: true)
Simulator.settle()

// prints:
// load y 0.0 missing 0.0
// appear y 64.0 missing 64.0
