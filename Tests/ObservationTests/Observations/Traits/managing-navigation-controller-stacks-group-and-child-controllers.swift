// title: With a managing navigation controller, the stack is the group's controller and the selected child's
// ios: 18
// device: ipad
// watch: stack
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UITabGroup.rs (header comments of UITabGroup.h, Apple, 2025)
// confidence: high
// note: Comment at managingNavigationController: by default the stack holds the view controller of each tab of the selected tree that has one. MISSING: UITabGroup.managingNavigationController
import UIKit
final class GroupRoot: UIViewController {}
final class Leaf: UIViewController {}
let one = UITab(title: "First", image: nil, identifier: "one") { _ in UIViewController() }
let two = UITab(title: "Second", image: nil, identifier: "two") { _ in Leaf() }
let group = UITabGroup(title: "Stuff", image: nil, identifier: "stuff", children: [one, two]) { _ in GroupRoot() }
let navigation = UINavigationController()
group.managingNavigationController = navigation
let tabs = UITabBarController(tabs: [group])
tabs.mode = .tabSidebar
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
tabs.selectedTab = two
Simulator.settle()
print("stack \(navigation.viewControllers.map { String(describing: type(of: $0)) })")

// prints:
// stack ["GroupRoot", "Leaf"]
