import UIKit

Simulator.addNib("Loose", root: UIView.self, connectsView: false)
let controller = UIViewController(nibName: "Loose", bundle: nil)
let exception = Simulator.catchException { _ = controller.view }
print(exception?.reason ?? "no complaint")
