import UIKit

class Home: UIViewController {}
class Form: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let form = Form()
let flow = UINavigationController(rootViewController: form)
home.present(flow, animated: true)
Simulator.settle()
print(form.sheetPresentationController === flow.sheetPresentationController)
