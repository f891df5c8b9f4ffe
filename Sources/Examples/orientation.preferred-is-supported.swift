import UIKit

final class Wide: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .landscape }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    return .portrait
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
let wide = Wide()
wide.modalPresentationStyle = .fullScreen
let raised = Simulator.catchException {
  window.rootViewController?.present(wide, animated: false)
  Simulator.settle()
}
print(raised?.reason ?? "nothing is raised")
