// belief: When `loadView` sets no view, UIKit puts in a plain one.
// expect: You may expect that UIKit supplies a plain view if your `loadView` sets none.
// truth: It is not so: `view` stays nil, and the next read calls `loadView` again.
// why: The plain view is made by the default `loadView`, which your override replaces.
// from: S000-20, S000-21, S000-22, S004-20: wrong answers about a `loadView` that assigns
// nothing
// against: view.did-load-without-view, view.never-set-is-asked-again
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:sendLoadView())
  func sendLoadViewAndFillIn() {
    sendLoadView()
    if viewStorage == nil {
      loadDefaultView()
    }
  }
}
