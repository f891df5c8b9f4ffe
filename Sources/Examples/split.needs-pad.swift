// ios: 7
import UIKit

let exception = Simulator.catchException {
  let split = UISplitViewController()
  print(split.viewControllers.count)
}
print(exception?.reason ?? "no exception")
