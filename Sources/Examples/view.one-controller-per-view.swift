import UIKit

let shared = UIView()
let first = UIViewController()
first.view = shared
let second = UIViewController()
let exception = Simulator.catchException { second.view = shared }
print(exception?.name.rawValue ?? "no complaint")
