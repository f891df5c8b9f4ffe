import UIKit

let tabs = UITabBarController()
tabs.viewControllers = (0..<6).map { _ in UIViewController() }
let more = tabs.moreNavigationController
let failure = Simulator.catchException { tabs.selectedViewController = more }
print(failure == nil ? "selected, of \(tabs.viewControllers?.count ?? 0)" : "refused")
