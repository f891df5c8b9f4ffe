import UIKit

let card = UIView()
let label = UILabel()
card.addSubview(label)
card.semanticContentAttribute = .forceRightToLeft
print("card:", card.effectiveUserInterfaceLayoutDirection == .rightToLeft)
print("label:", label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
