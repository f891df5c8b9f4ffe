// title: iOS 11: a content controller with an active search, covered by a push, is not freed when its modal navigation goes
// ios: 11
// device: iphone
// watch: Content. | done
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/18663 (rdar 34987551, 2017-10-13)
// confidence: medium
// note: The report: a navigation controller is presented, its root's search made active, another controller pushed, the navigation controller dismissed; the root is not released. Without the active search it is.
// open: the model does something else
import UIKit

final class Content: UIViewController {
    let search = UISearchController(searchResultsController: nil)
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.searchController = search
        definesPresentationContext = true
    }
    deinit { print("Content.deinit") }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
func run() {
    let nav = UINavigationController(rootViewController: Content())
    a.present(nav, animated: true)
    Simulator.settle()
    (nav.viewControllers[0] as! Content).search.isActive = true
    Simulator.settle()
    nav.pushViewController(UIViewController(), animated: true)
    Simulator.settle()
    a.dismiss(animated: true)
    Simulator.settle()
}
run()
Simulator.settle()
print("done")

// prints:
// done
