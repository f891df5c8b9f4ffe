import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {}

Simulator.launch(app: AppDelegate(), scene: nil)
let exception = Simulator.catchException {
  BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { _ in }
}
print(exception?.reason ?? "no exception")
