import UIKit

Simulator.addStoryboard("Main", scenes: [])
let storyboard = UIStoryboard(name: "Main", bundle: nil)
let exception = Simulator.catchException {
  _ = storyboard.instantiateViewController(withIdentifier: "detail")
}
print(exception?.name.rawValue ?? "no complaint")
