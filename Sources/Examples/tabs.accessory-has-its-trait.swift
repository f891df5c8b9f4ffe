import UIKit

final class Player: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    print("over the bar:", traitCollection.tabAccessoryEnvironment == .regular)
  }
}

let tabs = UITabBarController()
tabs.viewControllers = [UIViewController()]
tabs.bottomAccessory = UITabAccessory(contentView: Player())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
