import UIKit

final class Home: UIViewController {}

let home = Home()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()
let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
home.present(alert, animated: false)
Simulator.settle()
if let view = alert.view {
  print(type(of: view))
}
