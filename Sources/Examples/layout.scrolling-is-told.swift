import UIKit

final class Reader: UIViewController, UIScrollViewDelegate {
  let roll = UIScrollView()
  override func viewDidLoad() {
    super.viewDidLoad()
    roll.delegate = self
    view.addSubview(roll)
  }
}

let reader = Reader()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = reader
window.makeKeyAndVisible()
Simulator.settle()
reader.roll.contentOffset = CGPoint(x: 0, y: 40)
Simulator.settle()
