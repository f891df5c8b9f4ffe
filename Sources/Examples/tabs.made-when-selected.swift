// ios: 26
import UIKit

class Home: UIViewController {}
class Search: UIViewController {}
let tabs = UITabBarController(tabs: [
  UITab(title: "Home", image: nil, identifier: "home") { _ in Home() },
  UITab(title: "Search", image: nil, identifier: "search") { tab in
    print("making \(tab.title)")
    return Search()
  },
])
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
print("on screen")
tabs.selectedTab = tabs.tab(forIdentifier: "search")
Simulator.settle()
