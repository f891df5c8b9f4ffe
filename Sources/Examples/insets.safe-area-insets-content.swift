import UIKit

final class Home: UIViewController {}

let home = Home()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = home
window.makeKeyAndVisible()
let scroll = UIScrollView(frame: home.view.bounds)
scroll.contentSize = CGSize(width: 100, height: 5000)
home.view.addSubview(scroll)
Simulator.settle()
print(scroll.contentInset.top, scroll.adjustedContentInset.top)
scroll.contentInsetAdjustmentBehavior = .never
print(scroll.adjustedContentInset.top)
