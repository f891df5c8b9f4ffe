import UIKit

let tabs = UITabBarController()
tabs.viewControllers = [UIViewController(), UIViewController()]
print("customizable:", tabs.customizableViewControllers?.count ?? 0)
