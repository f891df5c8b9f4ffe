// ios: 17
import UIKit

var state = UICellConfigurationState(traitCollection: UITraitCollection.current)
state.isSelected = true
let background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
print("gray:", background.backgroundColor == UIColor.systemGray4)
