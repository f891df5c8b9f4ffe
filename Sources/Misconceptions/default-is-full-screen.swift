// belief: A presentation covers the whole screen unless told otherwise.
// expect: You may expect that a presentation covers the whole screen unless you choose another
// style.
// truth: It is not so: from iOS 13 on the default is a sheet.
// why: The style is `.automatic` until you set one, and for a plain controller this means a page
// sheet.
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
