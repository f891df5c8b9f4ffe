// device: ipad
import UIKit

class Home: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let error = Simulator.catchException {
  let choices = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
  choices.addAction(UIAlertAction(title: "Share", style: .default))
  home.present(choices, animated: true)
  Simulator.settle()
}
print(error?.name.rawValue ?? "the sheet found its place")
