import UIKit

final class Canvas: UIView {
  override func draw(_ rect: CGRect) {
    print("context while drawing:", UIGraphicsGetCurrentContext() != nil)
  }
}

let page = UIViewController()
page.view.addSubview(Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
print("context afterwards:", UIGraphicsGetCurrentContext() != nil)
