import UIKit

class Tabs: UIViewController {}

class Page: UIViewController {}

let tabs = Tabs()
let child = Page()
let stranger = Page()
tabs.addChild(child)
let exception = Simulator.catchException {
  tabs.transition(from: child, to: stranger, duration: 0, animations: nil, completion: nil)
}
print(exception?.name.rawValue ?? "no complaint")
