// ios: 6
import UIKit

final class Page: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    return .allButUpsideDown
  }
  override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { return true }
}

let page = Page()
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
page.view.addSubview(field)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
field.becomeFirstResponder()
Simulator.settle()
let hides = NotificationCenter.default.addObserver(
  forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
) { _ in print("keyboardWillHide") }
let shows = NotificationCenter.default.addObserver(
  forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
) { _ in print("keyboardWillShow") }
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
