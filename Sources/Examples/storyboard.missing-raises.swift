import UIKit

let exception = Simulator.catchException { _ = UIStoryboard(name: "Mian", bundle: nil) }
print(exception?.reason ?? "no complaint")
