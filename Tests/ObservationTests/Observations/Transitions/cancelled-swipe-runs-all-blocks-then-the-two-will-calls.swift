// title: Cancelled swipe back: every interaction block, then viewWillDisappear below, then viewWillAppear on top
// ios: 16.4
// device: iphone
// watch: block | below. | top.
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator/notifywheninteractionchanges(_:) (Apple)
// confidence: high
// note: The page: all registered blocks are executed; when the user cancels, UIKit executes the block, calls viewWillDisappear on the one that was coming and finally viewWillAppear on the original one. The order among the blocks is not told, so they print the same.
import UIKit

final class Page: UIViewController {
    let name: String
    init(_ name: String) { self.name = name; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { return nil }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("\(name).willAppear") }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        print("\(name).willDisappear")
        if name == "top" {
            transitionCoordinator?.notifyWhenInteractionChanges { _ in print("block") }
            transitionCoordinator?.notifyWhenInteractionChanges { _ in print("block") }
        }
    }
}

let nav = UINavigationController(rootViewController: Page("below"))
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(Page("top"), animated: true)
Simulator.settle()
Simulator.beginSwipeBack(nav)
print("# reset")
Simulator.cancelSwipeBack(nav)
Simulator.settle()

// prints:
// block
// block
// below.willDisappear
// top.willAppear
