import UIKit

let outer = UIView()
let inner = UIView()
outer.addSubview(inner)
let failure = Simulator.catchException { inner.addSubview(outer) }
print(failure?.name.rawValue ?? "nothing happened")
