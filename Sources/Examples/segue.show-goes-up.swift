import UIKit

class Panel: UIViewController {
  override func show(_ controller: UIViewController, sender: Any?) {
    print("the panel shows it")
  }
}
class Row: UIViewController {}

let row = Row()
let panel = Panel()
panel.addChild(row)
panel.view.addSubview(row.view)
row.didMove(toParent: panel)
let navigation = UINavigationController(rootViewController: panel)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()

row.show(UIViewController(), sender: nil)
Simulator.settle()
print(navigation.viewControllers.count)
