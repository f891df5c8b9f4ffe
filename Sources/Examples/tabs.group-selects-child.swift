// device: ipad
import UIKit

func tab(_ name: String) -> UITab {
  return UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
}

let music = UITabGroup(
  title: "Music", image: nil, identifier: "music", children: [tab("songs"), tab("albums")])
music.defaultChildIdentifier = "albums"
let tabs = UITabBarController(tabs: [tab("home"), music])
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
tabs.selectedTab = music
print("child:", music.selectedChild?.identifier ?? "none")
