import UIKit

final class Player: UIViewController {
  override var canBecomeFirstResponder: Bool { return true }
  override func remoteControlReceived(with event: UIEvent?) {
    print("plays: \(event?.subtype == .remoteControlPlay)")
  }
}

let page = Player()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
page.becomeFirstResponder()
Simulator.pressRemoteControl(.remoteControlPlay)
print("now it asks")
UIApplication.shared.beginReceivingRemoteControlEvents()
Simulator.pressRemoteControl(.remoteControlPlay)
