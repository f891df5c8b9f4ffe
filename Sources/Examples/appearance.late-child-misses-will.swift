import UIKit

class Feed: UIViewController {
  let header = Header()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if header.parent != nil { return }
    addChild(header)
    view.addSubview(header.view)
    header.didMove(toParent: self)
  }
}

class Header: UIViewController {}

let navigation = UINavigationController(rootViewController: UIViewController())

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()

navigation.pushViewController(Feed(), animated: true)
Simulator.settle()
