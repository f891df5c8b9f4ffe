// device: ipad
import UIKit

final class Form: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("compact:", traitCollection.horizontalSizeClass == .compact)
  }
}

let page = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
let form = Form()
form.modalPresentationStyle = .formSheet
page.present(form, animated: true)
Simulator.settle()
