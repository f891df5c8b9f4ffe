import UIKit

final class App: UIResponder, UIApplicationDelegate {
  func applicationWillTerminate(_ application: UIApplication) { print("the end") }
}

let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
Simulator.openSwitcher()
Simulator.closeInSwitcher()
Simulator.settle()
