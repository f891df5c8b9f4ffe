// belief: A controller's view is loaded when the controller is made.
// expect: You may expect that a controller's view is loaded when the controller is created.
// truth: It is not so: creating the controller loads nothing.
// why: UIKit loads the view only when something first reads `view`.
// from: S003-02, S003-37: wrong answers to "when is the view loaded?"
// against: view.loads-on-first-access
@testable import UIKit

extension Simulation {
  @_dynamicReplacement(for:register(_:))
  func registerAndLoad(_ controller: UIViewController) {
    register(controller)
    controller.loadViewIfRequired()
  }
}
