// belief: The default view is there before an override of `loadView` begins, whether it calls
// super or not.
// expect: You may expect that the default view exists before your `loadView` begins, even if you
// don't call super.
// truth: It is not so: there is no view until your override assigns one or calls super.
// why: UIKit calls only your override, and the default `loadView` runs only if you call it.
// from: S000-18, S000-20, S004-22: "thinks super's loadView runs by itself", "thinks the getter
// is protected against re-entry"
// against: view.never-set-is-asked-again, view.load-view-makes-the-view
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:sendLoadView())
  func sendLoadViewAfterDefault() {
    loadDefaultView()
    sendLoadView()
  }

  /// Does nothing at a call of super, since the work is done.
  @_dynamicReplacement(for:loadDefaultView())
  func loadDefaultViewOnce() {
    if viewStorage == nil {
      loadDefaultView()
    }
  }
}
