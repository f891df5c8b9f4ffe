// belief: A presentation covers the whole screen unless told otherwise.
// from: M-01: "applies the full-screen rule of iOS 12"; every tutorial before 2019
// against: present.default-sheet
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:concretePresentationStyle)
  var concreteStyleOfOldDefault: UIModalPresentationStyle {
    let style = concretePresentationStyle
    let isChosen = presentationStyleStorage ?? .automatic != .automatic
    if isChosen || self is UIAlertController { return style }
    return .fullScreen
  }
}
