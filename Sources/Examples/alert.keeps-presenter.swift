// ios: 12
import UIKit

class Home: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
let yes = UIAlertAction(title: "Delete", style: .destructive) { _ in print("deleted") }
alert.addAction(yes)
home.present(alert, animated: true)
Simulator.settle()
