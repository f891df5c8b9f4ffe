import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    print("main", builder.system === UIMenuSystem.main)
  }
}

Simulator.launch(app: AppDelegate(), scene: nil)
Simulator.settle()
UIMenuSystem.main.setNeedsRebuild()
print("asked")
Simulator.settle()
