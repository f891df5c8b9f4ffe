import UIKit

final class Pad: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    print("touched")
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let root = UIViewController()
let pad = Pad(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
root.view.addSubview(pad)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
UIApplication.shared.beginIgnoringInteractionEvents()
Simulator.tap(at: CGPoint(x: 10, y: 10), in: pad)
UIApplication.shared.endIgnoringInteractionEvents()
Simulator.tap(at: CGPoint(x: 10, y: 10), in: pad)
