import UIKit

let page = UIViewController()
let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
page.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()

var log: [String] = []
UIView.animate(withDuration: 5, animations: {}) { _ in log.append("nothing to do") }
UIView.animate(withDuration: 5, animations: { box.alpha = 0 }) { _ in log.append("faded") }
Simulator.advance(by: 0.1)
print("after a tenth of a second:", log)
