import UIKit

final class Art: UIView {
  override func draw(_ rect: CGRect) {
    print("draws", rect.size)
  }
}

let page = UIViewController()
let art = Art(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
page.view.addSubview(art)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
art.frame.size.height = 100
Simulator.settle()
print("with .redraw")
art.contentMode = .redraw
art.frame.size.height = 150
Simulator.settle()
