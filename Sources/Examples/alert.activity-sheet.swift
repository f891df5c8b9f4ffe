// ios: 12
import UIKit

class Home: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let share = UIActivityViewController(activityItems: ["a photo"], applicationActivities: nil)
home.present(share, animated: true)
Simulator.settle()
