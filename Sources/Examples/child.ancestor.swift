import UIKit

class Parent: UIViewController {}

let outer = Parent()
let inner = Parent()
outer.addChild(inner)
let exception = Simulator.catchException { inner.addChild(outer) }
print(exception?.name.rawValue ?? "no complaint")
