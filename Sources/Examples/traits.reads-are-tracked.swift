import UIKit

struct Columns: UITraitDefinition {
  static let defaultValue = 1
}

final class Grid: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    print("columns:", traitCollection[Columns.self])
  }
}

let page = UIViewController()
page.view.addSubview(Grid())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
page.traitOverrides[Columns.self] = 3
print("set")
Simulator.settle()
