import UIKit

final class Wide: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .landscape }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("will appear, landscape:", view.bounds.width > view.bounds.height)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("did appear, landscape:", view.bounds.width > view.bounds.height)
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Wide()
window.makeKeyAndVisible()
Simulator.settle()
