import UIKit

let contrast = UITraitCollection(accessibilityContrast: .high)
print(UIColor.systemRed.resolvedColor(with: contrast))
