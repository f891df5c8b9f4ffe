import UIKit

final class Star: UIButton {
  override func updateConfiguration() {
    super.updateConfiguration()
    print("update")
  }
}

let star = Star(frame: CGRect(x: 20, y: 90, width: 60, height: 44))
let page = UIViewController()
page.view.addSubview(star)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
star.configurationUpdateHandler = { button in
  button.configuration?.title = "Star"
}
print("set")
Simulator.settle()
print(star.configuration?.title ?? "no title")
