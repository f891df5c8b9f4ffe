import UIKit

class Ghost: UIViewController {
  deinit { print("the controller is gone") }
}

class Panel: UIView {}

let panel = Panel()
var ghost: Ghost? = Ghost()
if let view = ghost?.view {
  panel.addSubview(view)
}
ghost = nil
print("its view is still there: \(panel.subviews.count)")
