// ios: 3
import UIKit

class Main: UIViewController {}

let main = Main()
let window = UIWindow(frame: UIScreen.main.bounds)
window.makeKeyAndVisible()
window.addSubview(main.view)
Simulator.settle()
