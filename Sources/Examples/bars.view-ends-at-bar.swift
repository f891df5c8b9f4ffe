import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    edgesForExtendedLayout = []
    print(view.frame.minY)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print(view.frame.minY)
  }
}

let navigation = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()
navigation.pushViewController(Page(), animated: true)
Simulator.settle()
