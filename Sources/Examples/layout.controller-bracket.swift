import UIKit

final class Canvas: UIView {}
final class Brush: UIView {}
final class Studio: UIViewController {
  override func loadView() {
    view = Canvas()
    view.addSubview(Brush())
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Studio()
window.makeKeyAndVisible()
Simulator.settle()
