import UIKit

final class App: UIResponder, UIApplicationDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    print("opens", url.absoluteString)
    return true
  }
}

if let url = URL(string: "notes://today") {
  Simulator.launch(app: App(), scene: nil, url: url)
}
Simulator.settle()
