// belief: A controller that is covered loses its view, and loads it again when it comes back.
// expect: You may expect that a covered controller loses its view and loads it again when it
// returns.
// truth: It is not so: the view stays loaded.
// why: From iOS 6 on, UIKit doesn't unload a view; covering it only takes it out of the window.
// from: S003-04, S003-08, S002-24; "going back reloads the screen", "a push frees the one below"
// against: memory.warning-keeps-views, navigation.leaving-finishes-first
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:__viewDidDisappear())
  func disappearAndDropView() {
    let leaves = appearState == .disappearing
    __viewDidDisappear()
    if leaves, viewStorage?.superviewStorage == nil {
      setView(nil)
    }
  }
}
