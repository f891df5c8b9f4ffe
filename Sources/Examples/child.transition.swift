import UIKit

class Tabs: UIViewController {
  let first = First()
  let second = Second()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(first)
    addChild(second)
    view.addSubview(first.view)
  }
}

class First: UIViewController {}

class Second: UIViewController {}

let tabs = Tabs()

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()

tabs.transition(
  from: tabs.first, to: tabs.second, duration: 0.3, animations: nil, completion: nil)
Simulator.settle()
