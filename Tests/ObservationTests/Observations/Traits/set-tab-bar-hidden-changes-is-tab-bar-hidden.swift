// title: setTabBarHidden(_:animated:) hides the bar and isTabBarHidden tells so
// ios: 18
// device: iphone
// watch: hidden
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UITabBarController.rs (header comments of UITabBarController.h, Apple, 2025)
// confidence: medium
// note: The comments at isTabBarHidden and its animated setter. MISSING: UITabBarController.setTabBarHidden(_:animated:)
import UIKit
let tabs = UITabBarController()
tabs.viewControllers = [UIViewController(), UIViewController()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
print("hidden \(tabs.isTabBarHidden)")
tabs.setTabBarHidden(true, animated: false)
Simulator.settle()
print("hidden \(tabs.isTabBarHidden)")

// prints:
// hidden false
// hidden true
