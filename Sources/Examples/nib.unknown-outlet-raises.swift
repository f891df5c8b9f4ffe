import UIKit

class Greeting: UIViewController {}

Simulator.addNib("Greeting", root: UIView.self, outlets: ["lable": UILabel.self])
let exception = Simulator.catchException { _ = Greeting().view }
print(exception?.name.rawValue ?? "no complaint")
