import UIKit

final class App: UIResponder, UIApplicationDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
  func application(
    _ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    print("does", item.type)
    completionHandler(true)
  }
}

let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
Simulator.launch(app: App(), scene: nil, shortcut: item)
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
Simulator.choose(shortcut: item)
Simulator.settle()
