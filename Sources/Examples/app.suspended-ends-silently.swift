import UIKit

final class App: UIResponder, UIApplicationDelegate {
  func applicationDidEnterBackground(_ application: UIApplication) { print("background") }
  func applicationWillTerminate(_ application: UIApplication) { print("the end") }
}

let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
Simulator.suspend()
Simulator.closeInSwitcher()
Simulator.settle()
