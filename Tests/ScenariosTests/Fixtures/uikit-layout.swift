// ios: 17. Layout passes: asked for, done at once, of parents and children, after a rotation.
import UIKit

class Box: UIView {
  let name: String
  init(_ name: String, _ frame: CGRect) {
    self.name = name
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { return nil }
  override func layoutSubviews() {
    super.layoutSubviews()
    print("layoutSubviews", name, bounds.size)
  }
}
class Screen: UIViewController {
  let box = Box("box", CGRect(x: 10, y: 10, width: 50, height: 50))
  override func loadView() { view = Box("root", .zero) }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    box.addSubview(Box("inner", CGRect(x: 0, y: 0, width: 5, height: 5)))
  }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); print("viewWillLayoutSubviews", view.bounds) }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); print("viewDidLayoutSubviews", box.frame) }
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    print("viewWillTransition", size)
  }
}

let screen = Screen()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = screen
window.makeKeyAndVisible()
Simulator.settle()
print("-- needs layout")
screen.box.setNeedsLayout()
screen.box.setNeedsLayout()
print("asked")
Simulator.settle()
print("-- at once")
screen.box.setNeedsLayout()
screen.box.layoutIfNeeded()
print("laid out")
screen.box.layoutIfNeeded()
Simulator.settle()
print("-- new size")
screen.box.frame.size.width += 30
screen.box.frame.origin.x = 0
Simulator.settle()
print("-- moved only")
screen.box.center = CGPoint(x: 100, y: 100)
Simulator.settle()
print(screen.box.frame, screen.box.bounds, screen.box.center)
print("-- rotation")
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
