import UIKit

let scroll = UIScrollView(frame: UIScreen.main.bounds)
scroll.contentSize = CGSize(width: 390, height: 3000)
let page = UIViewController()
page.view.addSubview(scroll)
let tabs = UITabBarController()
tabs.viewControllers = [page]
let player = UIView()
tabs.bottomAccessory = UITabAccessory(contentView: player)
tabs.tabBarMinimizeBehavior = .onScrollDown
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
print("inline:", player.traitCollection.tabAccessoryEnvironment == .inline)
Simulator.drag(scroll, by: CGPoint(x: 0, y: -200))
Simulator.settle()
print("inline:", player.traitCollection.tabAccessoryEnvironment == .inline)
