import UIKit

let page = UIViewController()
let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
page.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()

UIView.animate(withDuration: 1, animations: { box.alpha = 0 }) { finished in
  print("first finished:", finished)
}
Simulator.advance(by: 0.5)
UIView.animate(
  withDuration: 1, delay: 0, options: .beginFromCurrentState, animations: { box.alpha = 1 })
Simulator.settle()
