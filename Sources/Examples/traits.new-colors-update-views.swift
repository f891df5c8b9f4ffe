import UIKit

final class Paper: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    print("layout")
  }
  override func draw(_ rect: CGRect) { print("draw") }
}

let page = UIViewController()
page.view.addSubview(Paper(frame: CGRect(x: 0, y: 0, width: 90, height: 90)))
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
print("dark")
Simulator.setInterfaceStyle(.dark)
Simulator.settle()
