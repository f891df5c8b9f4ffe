import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()

if let url = URL(string: "https://example.com") {
  print("opened:", UIApplication.shared.openURL(url))
}
