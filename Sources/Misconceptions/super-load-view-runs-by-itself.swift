// belief: The default view is there before an override of `loadView` begins, whether it calls
// super or not.
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
