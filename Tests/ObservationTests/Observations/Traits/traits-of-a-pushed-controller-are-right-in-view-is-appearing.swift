// title: A pushed controller has the style that its navigation controller forces at the latest in viewIsAppearing
// ios: 17
// device: iphone
// watch: is
// normalize: 
// source: https://github.com/WWDCNotes/WWDCNotes WWDC23-10057-Unleash-the-UIKit-trait-system.md (srujanc and rusik, 2023)
// confidence: high
// note: The notes: traits of controller and view are up to date in viewIsAppearing, not in viewWillAppear.
import UIKit
final class B: UIViewController {
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        print("is dark \(traitCollection.userInterfaceStyle == .dark) view dark \(view.traitCollection.userInterfaceStyle == .dark)")
    }
}
let a = UINavigationController(rootViewController: UIViewController())
a.overrideUserInterfaceStyle = .dark
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let b = B()
b.loadViewIfNeeded()
a.pushViewController(b, animated: true)
Simulator.settle()

// prints:
// is dark true view dark true
