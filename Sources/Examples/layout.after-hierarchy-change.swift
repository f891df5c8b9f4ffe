import UIKit

final class Tray: UIView {
  override func layoutSubviews() { print("layout with", subviews.count) }
}

let tray = Tray()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
window.rootViewController?.view.addSubview(tray)
Simulator.settle()
let glass = UIView()
tray.addSubview(glass)
Simulator.settle()
glass.removeFromSuperview()
Simulator.settle()
