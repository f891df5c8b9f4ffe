// ios: 12
import UIKit

class App: UIResponder, UIApplicationDelegate {}

Simulator.launch(appDelegate: App.self)
Simulator.settle()
Simulator.sendMemoryWarning()
