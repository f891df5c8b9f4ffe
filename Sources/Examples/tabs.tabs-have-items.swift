import UIKit

let first = UITab(title: "First", image: nil, identifier: "first") { _ in UIViewController() }
let second = UITab(title: "Second", image: nil, identifier: "second") { _ in UIViewController() }
let tabs = UITabBarController(tabs: [first, second])
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
second.badgeValue = "3"
for item in tabs.tabBar.items ?? [] {
  print(item.title ?? "no title", item.badgeValue ?? "no badge")
}
