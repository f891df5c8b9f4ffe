import UIKit

class Home: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
let action = UIAlertAction(title: "Delete", style: .destructive) { _ in print("deleted") }
action.isEnabled = false
alert.addAction(action)
home.present(alert, animated: true)
Simulator.settle()
Simulator.tap(action, in: alert)
Simulator.settle()
print("alert is up: \(home.presentedViewController != nil)")
