// title: Selecting a group without a selected child selects its default child, or its first child when there is none
// ios: 18
// device: ipad
// watch: selected
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UITabGroup.rs (header comments of UITabGroup.h, Apple, 2025)
// confidence: medium
// note: The comment at defaultChildIdentifier says which child is taken when a selection is required; that selectedTab becomes the child is inferred. MISSING: UITabGroup.defaultChildIdentifier
import UIKit
func tab(_ name: String) -> UITab { return UITab(title: name, image: nil, identifier: name) { _ in UIViewController() } }
let one = UITabGroup(title: "One", image: nil, identifier: "one", children: [tab("a"), tab("b")]) { _ in UIViewController() }
let two = UITabGroup(title: "Two", image: nil, identifier: "two", children: [tab("c"), tab("d")]) { _ in UIViewController() }
two.defaultChildIdentifier = "d"
let tabs = UITabBarController(tabs: [tab("home"), one, two])
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
tabs.selectedTab = one
Simulator.settle()
print("selected in one \(one.selectedChild?.identifier ?? "nil")")
tabs.selectedTab = two
Simulator.settle()
print("selected in two \(two.selectedChild?.identifier ?? "nil")")

// prints:
// selected in one a
// selected in two d
