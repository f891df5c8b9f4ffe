import UIKit

final class Form: UIViewController {
  let button = UIButton(type: .system)
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(nil, action: #selector(save), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func save() { print("the form saves") }
}

let form = Form()

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = form
window.makeKeyAndVisible()
Simulator.settle()
Simulator.tap(form.button)
Simulator.settle()
