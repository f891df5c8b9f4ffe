import UIKit

let controller = UIViewController(nibName: "Typo", bundle: nil)
print("no complaint yet")
let exception = Simulator.catchException { _ = controller.view }
print(exception?.reason ?? "no complaint at all")
