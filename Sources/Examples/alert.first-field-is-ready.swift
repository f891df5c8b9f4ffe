import UIKit

let page = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
alert.addTextField()
page.present(alert, animated: true)
Simulator.settle()
print("ready:", alert.textFields?.first?.isFirstResponder ?? false)
