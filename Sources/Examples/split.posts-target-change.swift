import UIKit

let split = UISplitViewController()
split.viewControllers = [
  UINavigationController(rootViewController: UIViewController()), UIViewController(),
]
let observer = NotificationCenter.default.addObserver(
  forName: UIViewController.showDetailTargetDidChangeNotification, object: nil, queue: nil
) { _ in print("details are shown elsewhere") }
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
