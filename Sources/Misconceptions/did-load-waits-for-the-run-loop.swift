// belief: Loading is finished later: `viewDidLoad` waits for the next turn of the run loop.
// expect: You may expect that `viewDidLoad` waits for the next turn of the run loop.
// truth: It is not so: `viewDidLoad` has run before the first read of `view` returns.
// why: The getter of `view` calls `loadView` and `viewDidLoad` itself, within your own statement.
// from: S000-11, S002-03, S003-36, S004-14: "thinks loading waits for the run loop"
// against: view.did-load-follows-load-view, view.loads-on-first-access
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:sendViewDidLoad())
  func sendViewDidLoadNextTurn() {
    RunLoop.main.runAfterCommit {
      if because(.viewDidLoadFollowsLoadView) {
        self.viewDidLoad()
      }
    }
  }
}
