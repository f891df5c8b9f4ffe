import UIKit

final class App: UIResponder, UIApplicationDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
  func applicationWillResignActive(_ application: UIApplication) { print("inactive") }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    print("opens", url.absoluteString)
    return true
  }
}

Simulator.ownsScheme("notes")
let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
if let url = URL(string: "notes://today") {
  UIApplication.shared.open(url)
}
Simulator.settle()
