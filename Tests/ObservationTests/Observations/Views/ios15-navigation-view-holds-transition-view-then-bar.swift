// title: iOS 15: the navigation controller's view holds the transition view below the navigation bar
// ios: 15
// device: iphone
// watch: sub
// normalize:
// source: GitHub file index id 40658699164 (notes on LLDB with a recursiveDescription of a 428 by 926 window, undated, about 2021)
// confidence: medium
// note: Order of the subviews in the dump: UINavigationTransitionView first, UINavigationBar after it. Only these two are compared.
import UIKit

let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
for s in nav.view.subviews {
    let name = String(describing: type(of: s))
    if name == "UINavigationTransitionView" || name == "UINavigationBar" { print("sub \(name)") }
}

// prints:
// sub UINavigationTransitionView
// sub UINavigationBar
