// title: The content view of a tab bar's bottom accessory has a specified tabAccessoryEnvironment; other views have none
// ios: 26
// device: iphone
// watch: environment
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UITabAccessory.rs (header comments of UITabAccessory.h, Apple, 2025)
// confidence: medium
// note: Comments: the trait is set on views inside UITabBarController.bottomAccessory and is unspecified by default. That it is .regular above a full bar follows from the description of that case. MISSING: UITabAccessory
import UIKit
let strip = UIView()
let accessory = UITabAccessory(contentView: strip)
print("environment before \(strip.traitCollection.tabAccessoryEnvironment == .unspecified) same view \(accessory.contentView === strip)")
let tabs = UITabBarController()
tabs.viewControllers = [UIViewController(), UIViewController()]
tabs.bottomAccessory = accessory
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
print("environment regular \(strip.traitCollection.tabAccessoryEnvironment == .regular)")

// prints:
// environment before true same view true
// environment regular true
