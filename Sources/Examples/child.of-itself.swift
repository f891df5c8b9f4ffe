import UIKit

class Parent: UIViewController {}

let parent = Parent()
let exception = Simulator.catchException { parent.addChild(parent) }
print(exception?.name.rawValue ?? "no complaint")
