// belief: Over-full-screen covers the presenter, so the presenter disappears.
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
