import UIKit

final class Box: UIView {
  override var canBecomeFirstResponder: Bool { return true }
}

final class Player: UIViewController {
  override func remoteControlReceived(with event: UIEvent?) { print("player") }
}

let page = Player()
let box = Box(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
page.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
box.becomeFirstResponder()
UIApplication.shared.beginReceivingRemoteControlEvents()
Simulator.pressRemoteControl(.remoteControlPause)
