// ios: 17
import UIKit

class Home: UIViewController {}
class Search: UIViewController {}
let search = Search()
let tabs = UITabBarController()
tabs.viewControllers = [Home(), search]
print("child: \(search.parent === tabs), loaded: \(search.isViewLoaded)")
