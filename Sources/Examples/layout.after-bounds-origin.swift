import UIKit

final class Map: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    print("lays out with", bounds.origin)
  }
}

let page = UIViewController()
let map = Map(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
page.view.addSubview(map)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
map.bounds.origin.y = 20
Simulator.settle()
