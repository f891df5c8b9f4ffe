// belief: `init(nibName:bundle:)` loads the nib.
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
