// ios: 17
import UIKit

class Chooser: NSObject, UISplitViewControllerDelegate {
  func splitViewController(
    _ split: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    return .primary
  }
}
class Mailbox: UIViewController {}
class Message: UIViewController {}
let chooser = Chooser()
let split = UISplitViewController(style: .doubleColumn)
split.setViewController(Mailbox(), for: .primary)
split.setViewController(Message(), for: .secondary)
split.delegate = chooser
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
split.show(.secondary)
Simulator.settle()
