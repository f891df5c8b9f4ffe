import UIKit

final class App: UIResponder, UIApplicationDelegate {
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    print("files will be locked")
  }
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    print("files can be read again")
  }
}

let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
Simulator.lockDevice()
Simulator.settle()
Simulator.unlockDevice()
Simulator.settle()
