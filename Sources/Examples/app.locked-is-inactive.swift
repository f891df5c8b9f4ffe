// ios: 6
import UIKit

final class App: UIResponder, UIApplicationDelegate {
  func applicationDidEnterBackground(_ application: UIApplication) {
    print("inactive:", application.applicationState == .inactive)
  }
}

let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
Simulator.lockDevice()
Simulator.settle()
