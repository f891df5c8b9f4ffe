import UIKit

let home = UIViewController()
let navigation = UINavigationController(rootViewController: home)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()

let detail = UIViewController()
let small = UIView()
home.view.addSubview(small)
detail.preferredTransition = .zoom { context in
  print("source for the detail:", context.zoomedViewController === detail)
  return small
}
navigation.pushViewController(detail, animated: true)
Simulator.settle()
print("pop")
navigation.popViewController(animated: true)
Simulator.settle()
