import UIKit

final class Canvas: UIView {}
final class Studio: UIViewController {
  override func loadView() { view = Canvas() }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Studio()
window.makeKeyAndVisible()
Simulator.settle()
