import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    print("did finish")
  }
}

Simulator.launch(appDelegate: AppDelegate.self)
Simulator.settle()
