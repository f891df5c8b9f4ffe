import UIKit

final class Home: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
print("back from makeKeyAndVisible, loaded:", home.isViewLoaded)
Simulator.settle()
