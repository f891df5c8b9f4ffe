// belief: `viewDidLoad` runs each time the screen is shown.
// expect: You may expect that `viewDidLoad` runs each time the screen is shown.
// truth: It is not so: it runs once, when the view has been loaded.
// why: A view that returns to the screen is still loaded, so UIKit sends only the appearance
// callbacks.
// from: S000-05, S003-47, S003-48; the question "why is viewDidLoad not called when I come
// back?"
// against: dismiss.presenter-reappears, view.did-load-follows-load-view
@testable import UIKit

extension UIViewController {
  /// A controller that got `viewIsAppearing` has been shown before.
  @_dynamicReplacement(for:__viewWillAppear(_:))
  func tellLoadedAgainAndAppear(_ animated: Bool) {
    let comesBack = appearState == .disappeared && hasSentViewIsAppearing
    if comesBack, because(.viewDidLoadFollowsLoadView) {
      viewDidLoad()
    }
    __viewWillAppear(animated)
  }
}
