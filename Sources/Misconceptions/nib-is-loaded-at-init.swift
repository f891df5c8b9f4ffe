// belief: `init(nibName:bundle:)` loads the nib.
// expect: You may expect that `init(nibName:bundle:)` loads the nib.
// truth: It is not so: the nib is loaded later, together with the view.
// why: The initializer only stores the name, and `loadView` looks for the nib when something first
// reads `view`.
// from: S000-12, S004-13: "confuses naming the nib with loading it"
// against: nib.missing-raises, view.loads-on-first-access
@testable import UIKit

extension Simulation {
  @_dynamicReplacement(for:register(_:))
  func registerAndLoadNib(_ controller: UIViewController) {
    register(controller)
    if controller.nibName != nil {
      controller.loadViewIfRequired()
    }
  }
}
