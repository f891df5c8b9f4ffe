// belief: Only controllers on screen hear of a memory warning.
// from: S003-04, S003-06; common guess about `didReceiveMemoryWarning`
// against: memory.warning-reaches-all
@testable import UIKit

extension Simulation {
  @_dynamicReplacement(for:livingControllers)
  var livingControllersInWindow: [UIViewController] {
    var shown: [UIViewController] = []
    for controller in livingControllers {
      if controller.viewStorage?.window != nil {
        shown.append(controller)
      }
    }
    return shown
  }
}
