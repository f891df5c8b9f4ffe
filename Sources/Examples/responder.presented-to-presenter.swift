import UIKit

class Home: UIViewController {}

class Sheet: UIViewController {}

let home = Home()

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let sheet = Sheet()
home.present(sheet, animated: false)
Simulator.settle()
var responder: UIResponder? = sheet
while let current = responder {
  print(type(of: current))
  responder = current.next
}
