// belief: Of `MyViewController` and `MyView`, the nib named exactly like the class wins.
// from: S004-08, S004-10: "thinks the exact name is the better match"
// against: nib.short-name-first
@testable import UIKit

extension UIViewController {
  @_dynamicReplacement(for:nibNameFromClass())
  func nibNameFromExactClass() -> String? {
    let name = Host.className(self)
    if Nib.find(name) != nil, because(.classNibName) { return name }
    return nibNameFromClass()
  }
}
