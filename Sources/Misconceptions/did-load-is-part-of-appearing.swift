// belief: `viewDidLoad` belongs to appearing: it comes once the controller is about to be shown.
// expect: You may expect that `viewDidLoad` comes when the controller is about to be shown.
// truth: It is not so: it comes with the first read of `view`, shown or not.
// why: Loading and appearing are two separate steps, and any code that reads `view` can start the
// loading.
// from: S000-03, S000-10, S000-16, S001-02, S002-07, S002-24: "thinks viewDidLoad is tied to
// appearing"
// against: view.did-load-follows-load-view, view.loads-on-first-access
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:sendViewDidLoad())
  func leaveViewDidLoadToAppearing() {}

  /// A controller without `viewIsAppearing` so far is shown for the first time.
  @_dynamicReplacement(for:__viewWillAppear(_:))
  func appearAndSendViewDidLoad(_ animated: Bool) {
    let isFirst = appearState == .disappeared && !hasSentViewIsAppearing
    __viewWillAppear(animated)
    if isFirst, because(.viewDidLoadFollowsLoadView) {
      viewDidLoad()
    }
  }
}
