import UIKit

let traits = UITraitCollection(horizontalSizeClass: .compact)
print("by a word:", traits.description.contains("; HorizontalSizeClass = Compact>"))
print("by a private name:", traits.description.contains("_UITraitName"))
