// title: Completion blocks of a transition coordinator run in the reverse order of adding
// ios: 13
// device: iphone
// watch: completion
// normalize:
// source: https://github.com/airbnb/epoxy-ios Tests/EpoxyTests/NavigationControllerTests/StubTransitionCoordinator.swift (Eric Horacek, 2019-10)
// confidence: medium
// note: A comment in the stub says that calling the handlers in reverse order of adding matches UIKit's behaviour. One developer's statement.
import UIKit

let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(UIViewController(), animated: true)
nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in print("completion 1") }
nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in print("completion 2") }
Simulator.settle()

// prints:
// completion 2
// completion 1
