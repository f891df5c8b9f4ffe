import UIKit

class Detail: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("will appear, moving to parent: \(isMovingToParent)")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("will disappear, moving to parent: \(isMovingToParent)")
    print("will disappear, moving from parent: \(isMovingFromParent)")
  }
}

let navigation = UINavigationController(rootViewController: UIViewController())

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()

navigation.pushViewController(Detail(), animated: true)
Simulator.settle()
navigation.popViewController(animated: true)
Simulator.settle()
