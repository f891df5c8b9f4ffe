import UIKit

final class Canvas: UIView {
  override func draw(_ rect: CGRect) {
    print("draw", rect)
  }
}

let page = UIViewController()
let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
page.view.addSubview(canvas)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()

canvas.setNeedsDisplay(CGRect(x: 10, y: 10, width: 20, height: 20))
Simulator.settle()
