import UIKit

final class App: UIResponder, UIApplicationDelegate {
  func applicationSignificantTimeChange(_ application: UIApplication) { print("the delegate") }
}

let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
NotificationCenter.default.addObserver(
  forName: UIApplication.significantTimeChangeNotification, object: nil, queue: nil
) { _ in print("the observers") }
Simulator.significantTimeChange()
