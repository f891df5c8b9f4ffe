import UIKit

class Home: UIViewController {}

let home = Home()

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()
var responder: UIResponder? = home
while let current = responder {
  print(type(of: current))
  responder = current.next
}
