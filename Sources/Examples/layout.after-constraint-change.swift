import UIKit

final class Box: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    print("layout")
  }
}

let box = Box()
let line = UIView()
line.translatesAutoresizingMaskIntoConstraints = false
box.addSubview(line)
let height = line.heightAnchor.constraint(equalToConstant: 1)
height.isActive = true
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
window.rootViewController?.view.addSubview(box)
Simulator.settle()
height.constant = 5
Simulator.settle()
print(line.frame.height)
