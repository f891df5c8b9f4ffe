import UIKit

final class Half: UIViewController {
  override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("will appear with", view.frame)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("did appear with", view.frame)
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Half()
window.makeKeyAndVisible()
Simulator.settle()
