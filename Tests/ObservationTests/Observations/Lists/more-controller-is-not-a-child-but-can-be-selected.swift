// title: The More controller is not in viewControllers, but selectedViewController can be it
// ios: 15
// device: iphone
// watch: tabs.
// normalize:
// source: UITabBarController.h of the iOS 16.5 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: The header's comments say both. Six children do not fit on an iPhone, so there is a More list. MISSING: moreNavigationController
import UIKit
let tabs = UITabBarController()
tabs.viewControllers = (0..<6).map { _ in UIViewController() }
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
let more = tabs.moreNavigationController
tabs.selectedViewController = more
Simulator.settle()
print("tabs.children hold More: \(tabs.viewControllers!.contains { $0 === more })")
print("tabs.selected is More: \(tabs.selectedViewController === more)")

// prints:
// tabs.children hold More: false
// tabs.selected is More: true
