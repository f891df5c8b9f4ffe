import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {}

Simulator.launch(app: AppDelegate(), scene: nil)
Simulator.settle()
Simulator.enterBackground()
Simulator.suspend()
DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("work") }
Simulator.advance(by: 10)
print("ten seconds later")
Simulator.enterForeground()
Simulator.settle()
