import UIKit

final class Home: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
print("assigned, loaded:", home.isViewLoaded)
window.makeKeyAndVisible()
print("shown, loaded:", home.isViewLoaded)
Simulator.settle()
