import UIKit

let box = UIView()
let failure = Simulator.catchException { box.addSubview(box) }
print(failure?.reason ?? "nothing happened")
