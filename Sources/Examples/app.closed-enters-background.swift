import UIKit

final class App: UIResponder, UIApplicationDelegate {
  func applicationWillResignActive(_ application: UIApplication) { print("inactive") }
  func applicationDidEnterBackground(_ application: UIApplication) { print("background") }
  func applicationWillTerminate(_ application: UIApplication) { print("the end") }
}

let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
Simulator.openSwitcher()
Simulator.closeInSwitcher()
Simulator.settle()
