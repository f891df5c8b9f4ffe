import UIKit

final class App: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, willContinueUserActivityWithType type: String
  ) -> Bool {
    print("will continue", type)
    return true
  }
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType type: String,
    error: Error
  ) { print("failed") }
}

let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
Simulator.failActivity(type: "reading")
Simulator.settle()
