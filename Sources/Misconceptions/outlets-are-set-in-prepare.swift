// belief: In `prepare(for:sender:)` the destination has its outlets already.
// expect: You may expect that the outlets of the destination are set in `prepare(for:sender:)`.
// truth: It is not so: they are still nil there.
// why: The destination exists, but its view isn't loaded yet, and outlets are set while the view is
// loaded.
// from: S000-12, S002-05, S002-23, S002-25: a storyboard controller thought to arrive with its
// view; the most asked question about segues
// against: segue.prepare-before-load, nib.outlets-are-set-by-name
@testable import UIKit

extension UIStoryboard {
  @_dynamicReplacement(for:destination(of:))
  func destinationWithItsView(of segue: Simulator.Segue) -> UIViewController {
    let target = destination(of: segue)
    target.loadViewIfRequired()
    if let navigation = target as? UINavigationController {
      navigation.topViewController?.loadViewIfRequired()
    }
    return target
  }
}
