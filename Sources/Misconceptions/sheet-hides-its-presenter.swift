// belief: A sheet makes its presenter disappear.
// expect: You may expect that a sheet makes its presenter disappear.
// truth: It is not so: the presenter gets no appearance callbacks.
// why: A sheet covers the presenter but leaves its view in the window.
// from: M-01: "applies the full-screen rule of iOS 12"
// against: present.sheet-keeps-presenter
@testable import UIKit

extension UIPresentationController {
  @_dynamicReplacement(for:removesPresenterByStyle)
  var removesPresenterOfSheet: Bool {
    switch adaptedStyle {
    case .pageSheet, .formSheet, .automatic: return because(.fullScreenRemovesPresenter)
    default: return removesPresenterByStyle
    }
  }
}
