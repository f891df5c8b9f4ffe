// title: Selecting a tab inside a group leaves the group's own controller on screen unless the group has a managing navigation controller
// ios: 26
// device: ipad
// watch: shown
// normalize: 
// source: https://developer.apple.com/forums/thread/793985 (Apple Frameworks Engineer, 2025-07)
// confidence: high
// note: The question shows code in which only the group's controller ever appears; the answer: by default only root tabs change the view controller. MISSING: UITabGroup
import UIKit
final class GroupRoot: UIViewController {}
final class Leaf: UIViewController {}
let one = UITab(title: "First", image: nil, identifier: "one") { _ in Leaf() }
let two = UITab(title: "Second", image: nil, identifier: "two") { _ in Leaf() }
let group = UITabGroup(title: "Stuff", image: nil, identifier: "stuff", children: [one, two]) { _ in GroupRoot() }
let tabs = UITabBarController(tabs: [group])
tabs.mode = .tabSidebar
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
tabs.selectedTab = two
Simulator.settle()
print("shown \(type(of: tabs.selectedViewController ?? UIViewController()))")

// prints:
// shown GroupRoot
