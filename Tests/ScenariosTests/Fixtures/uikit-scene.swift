// ios: 17. To the background and back: what a controller is told and what it is not.
import UIKit

class Screen: UIViewController {
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("viewWillAppear") }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print("viewDidDisappear") }
}
for name in [
  UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
  UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification,
] {
  _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { print("note", $0.name.rawValue) }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Screen()
window.makeKeyAndVisible()
Simulator.settle()
print("-- background")
Simulator.enterBackground()
Simulator.settle()
print("-- foreground")
Simulator.enterForeground()
Simulator.settle()
print("-- inactive")
Simulator.resignActive()
Simulator.becomeActive()
