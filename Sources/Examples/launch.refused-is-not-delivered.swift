import UIKit

final class App: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("knows the URL already:", options?[.url] != nil)
    return false
  }
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
