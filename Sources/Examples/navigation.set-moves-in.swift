// ios: 17
import UIKit

class Home: UIViewController {}
class News: UIViewController {}
let home = Home()
let nav = UINavigationController()
nav.viewControllers = [home, News()]
print("in the stack: \(home.navigationController != nil)")
print("loaded: \(home.isViewLoaded)")
