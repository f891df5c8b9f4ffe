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

final class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(Grid())
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    traitOverrides[Columns.self] = 2
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Page()
window.makeKeyAndVisible()
Simulator.settle()
