// belief: Over-full-screen covers the presenter, so the presenter disappears.
// expect: You may expect that `.overFullScreen` makes the presenter disappear, because it covers
// it.
// truth: It is not so: the presenter gets no appearance callbacks.
// why: This style leaves the presenter's view in the window, below the new one.
// from: M-01; "over full screen" read as "full screen"
// against: present.overlay-keeps-presenter
@testable import UIKit

extension UIPresentationController {
  @_dynamicReplacement(for:removesPresenterByStyle)
  var removesPresenterOfOverlay: Bool {
    switch adaptedStyle {
    case .overFullScreen, .overCurrentContext: return because(.fullScreenRemovesPresenter)
    default: return removesPresenterByStyle
    }
  }
}
