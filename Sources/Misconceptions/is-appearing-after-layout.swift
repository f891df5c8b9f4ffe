// belief: `viewIsAppearing` comes after the first layout, just before `viewDidAppear`.
// expect: You may expect that `viewIsAppearing` comes after the first layout, just before
// `viewDidAppear`.
// truth: It is not so: it comes before the layout.
// why: UIKit sends it once the view is in its window, and the passes for constraints and layout
// follow.
// from: S002-12, M-03: layout put before appearing; first readers of the iOS 17 notes
// against: appearance.is-appearing
@testable import UIKit

extension UIViewController {
  /// Waits while layout is due.
  @_dynamicReplacement(for:viewIsAppearingIfNeeded())
  func viewIsAppearingOnceLaidOut() {
    if viewStorage?.needsLayout ?? true { return }
    viewIsAppearingIfNeeded()
  }

  @_dynamicReplacement(for:__viewDidLayoutSubviews())
  func sendDidLayoutAndIsAppearing() {
    if because(.layoutControllerBracket) {
      viewDidLayoutSubviews()
    }
    viewIsAppearingIfNeeded()
  }

  @_dynamicReplacement(for:__viewDidAppear())
  func layOutAndFinishAppearing() {
    if appearState == .appearing {
      viewStorage?.layoutTree()
    }
    __viewDidAppear()
  }
}
