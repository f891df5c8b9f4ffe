// device: ipad
import UIKit

final class Library: UIViewController {}
final class Songs: UIViewController {}

let songs = UITab(title: "Songs", image: nil, identifier: "songs") { _ in Songs() }
let library = UITabGroup(title: "Library", image: nil, identifier: "library", children: [songs]) {
  _ in Library()
}
let navigation = UINavigationController()
library.managingNavigationController = navigation
let tabs = UITabBarController(tabs: [library])
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
print("in the stack:", navigation.viewControllers.count)
