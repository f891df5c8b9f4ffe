import UIKit

let sheet = UITraitCollection(traitsFrom: [
  UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceLevel: .elevated),
])
print(UIColor.systemBackground.resolvedColor(with: sheet))
