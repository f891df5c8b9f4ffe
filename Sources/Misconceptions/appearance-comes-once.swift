// belief: `viewWillAppear` and `viewDidAppear` come once in a controller's life, like
// `viewDidLoad`.
// expect: You may expect that `viewWillAppear` and `viewDidAppear` come once in a controller's
// life, like `viewDidLoad`.
// truth: It is not so: they come again each time the view returns to the screen.
// why: They report an appearance, not the loading, and a view that is loaded once can appear many
// times.
// from: S003-48: "thinks it appears once like viewDidLoad"; S003-45
// against: dismiss.presenter-reappears, appearance.will-appear
@testable import UIKit

extension UIViewController {
  /// A controller that got `viewIsAppearing` has been shown before, and comes back in silence.
  @_dynamicReplacement(for:__viewWillAppear(_:))
  func appearForTheFirstTime(_ animated: Bool) {
    if appearState == .disappeared, hasSentViewIsAppearing {
      loadViewIfRequired()
      appearState = .appeared
      return
    }
    __viewWillAppear(animated)
  }
}
