// device: ipad
import UIKit

final class Column: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print(title ?? "", "compact:", traitCollection.horizontalSizeClass == .compact)
  }
}

let list = Column()
list.title = "list"
let detail = Column()
detail.title = "detail"
let split = UISplitViewController()
split.viewControllers = [list, detail]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
