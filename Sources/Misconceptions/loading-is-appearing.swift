// belief: Loading the view makes its controller appear.
// expect: You may expect that loading the view makes its controller appear.
// truth: It is not so: loading calls `loadView` and `viewDidLoad`, and no appearance callback.
// why: A view that was just loaded is in no window, and a controller appears when its view gets
// into one.
// from: S002-14 (the author's own first expectation), S002-15, S000-15: loading taken for
// appearing
// against: view.loads-on-first-access, window.root-appears
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:sendViewDidLoad())
  func sendViewDidLoadAndAppear() {
    sendViewDidLoad()
    guard viewStorage != nil else { return }
    __viewWillAppear(false)
    RunLoop.main.runAfterCommit {
      if because(.didAppearEndsAppearance) {
        self.__viewDidAppear()
      }
    }
  }

  /// Loads first, so that the callbacks of loading are not sent again.
  @_dynamicReplacement(for:__viewWillAppear(_:))
  func appearUnlessLoadingDid(_ animated: Bool) {
    loadViewIfRequired()
    __viewWillAppear(animated)
  }
}
