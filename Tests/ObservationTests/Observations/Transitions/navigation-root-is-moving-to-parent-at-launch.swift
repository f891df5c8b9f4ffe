// title: The root of a navigation controller has isMovingToParent true in its first viewWillAppear
// ios: 14
// device: iphone
// watch: root
// normalize:
// source: https://bamboo-hero.com/entry/is-moving-to-from-parent (bamboohero, 2021-06-08)
// confidence: medium
// note: The author printed the flag in every callback; for the root controller's first appearance it is true in viewWillAppear, which he explains by its having been added to the navigation controller.
import UIKit

final class Root: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("root moving \(isMovingToParent)")
    }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: Root())
window.makeKeyAndVisible()
Simulator.settle()

// prints:
// root moving true
