// belief: Only controllers on screen hear of a memory warning.
// expect: You may expect that only the controllers on screen get a memory warning.
// truth: It is not so: controllers that are off screen get `didReceiveMemoryWarning` too.
// why: UIKit sends it to every controller that exists, whether or not its view is in a window.
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
