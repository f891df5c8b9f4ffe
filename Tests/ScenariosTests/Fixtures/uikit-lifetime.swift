// ios: 17. Who keeps a controller and a view alive, and what dies with them.
import UIKit

class Tracked: UIView {
  let name: String
  init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  deinit { print("deinit view", name) }
}
class Screen: UIViewController {
  weak var label: Tracked!
  var completion: (() -> Void)?
  override func loadView() {
    view = Tracked("root")
    let label = Tracked("label")
    view.addSubview(label)
    self.label = label
  }
  func leak() { completion = { self.view.setNeedsLayout() } }
  func fine() { completion = { [weak self] in self?.view.setNeedsLayout() } }
  deinit { print("deinit screen") }
}
do {
  let screen = Screen()
  print(screen.view.subviews.count)
  screen.label.removeFromSuperview()
  print("label", screen.label == nil)
  screen.fine()
}
print("--")
weak var leaked: Screen?
do {
  let screen = Screen()
  screen.leak()
  leaked = screen
}
print("leaked", leaked != nil)
leaked?.completion = nil
print("--", leaked == nil)
var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
window?.rootViewController = Screen()
window?.makeKeyAndVisible()
Simulator.settle()
window?.rootViewController = nil
Simulator.settle()
print("-- a view outlives its controller")
var view: UIView?
do {
  let screen = Screen()
  view = screen.view
}
print("still", (view as? Tracked)?.name ?? "-")
view = nil
print("end")
