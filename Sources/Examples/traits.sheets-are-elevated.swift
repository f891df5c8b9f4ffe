import UIKit

let home = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()
let sheet = UIViewController()
home.present(sheet, animated: true)
Simulator.settle()
print("home elevated:", home.traitCollection.userInterfaceLevel == .elevated)
print("sheet elevated:", sheet.traitCollection.userInterfaceLevel == .elevated)
