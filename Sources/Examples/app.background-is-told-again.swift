// ios: 6
import UIKit

final class App: UIResponder, UIApplicationDelegate {
  func applicationDidEnterBackground(_ application: UIApplication) { print("background") }
  func applicationWillTerminate(_ application: UIApplication) { print("the end") }
}

let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
let task = UIApplication.shared.beginBackgroundTask()
Simulator.enterBackground()
Simulator.settle()
print("task", task.rawValue)
Simulator.closeInSwitcher()
Simulator.settle()
