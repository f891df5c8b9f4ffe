import UIKit

class Dashboard: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for panel in [Panel(), Panel()] {
      addChild(panel)
      view.addSubview(panel.view)
      panel.didMove(toParent: self)
    }
  }
}
class Panel: UIViewController {}

let window = UIWindow()
window.rootViewController = Dashboard()
window.makeKeyAndVisible()
Simulator.settle()
