import UIKit

class List: UIViewController {}

let list = List()
let exception = Simulator.catchException {
  list.performSegue(withIdentifier: "showDetail", sender: nil)
}
print(exception?.name.rawValue ?? "no complaint")
