// title: A tap on a tab asks shouldSelectTab and then sends didSelectTab with the tab that was selected before
// ios: 18
// device: iphone
// watch: should | did
// normalize: 
// source: https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselecttab:previoustab:) (Apple reference, 2024)
// confidence: medium
// note: The reference and the header: shouldSelectTab asks whether the tab may be made active, didSelectTab tells that the user selected it. MISSING: UITabBarControllerDelegate.tabBarController(_:didSelectTab:previousTab:)
import UIKit
final class Ear: NSObject, UITabBarControllerDelegate {
    func tabBarController(_ t: UITabBarController, shouldSelectTab tab: UITab) -> Bool { print("should \(tab.identifier)"); return true }
    func tabBarController(_ t: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?) { print("did \(tab.identifier) from \(previousTab?.identifier ?? "nil")") }
}
let ear = Ear()
let one = UITab(title: "One", image: nil, identifier: "one") { _ in UIViewController() }
let two = UITab(title: "Two", image: nil, identifier: "two") { _ in UIViewController() }
let tabs = UITabBarController(tabs: [one, two])
tabs.delegate = ear
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
Simulator.select(tab: 1, in: tabs)
Simulator.settle()

// prints:
// should two
// did two from one
