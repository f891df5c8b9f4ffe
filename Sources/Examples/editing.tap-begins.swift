import UIKit

final class Form: UIViewController {
  let name = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
  override func viewDidLoad() {
    super.viewDidLoad()
    name.addTarget(self, action: #selector(down), for: .touchDown)
    name.addTarget(self, action: #selector(up), for: .touchUpInside)
    view.addSubview(name)
  }
  @objc func down() { print("touch down") }
  @objc func up() { print("touch up inside") }
}

let page = Form()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
Simulator.tap(at: CGPoint(x: 20, y: 20), in: page.name)
print("editing: \(page.name.isEditing)")
