// title: iOS 14: obscuresBackgroundDuringPresentation of a new search controller is true
// ios: 14
// device: iphone
// watch: obscures
// normalize:
// source: https://github.com/Tencent/QMUI_iOS/blob/master/QMUIKit/QMUIComponents/QMUISearchController.m (QMUI team, 2024-09)
// confidence: high
// note: The comment says that the default changed with iOS 15, and the code restores the older one.
import UIKit
let search = UISearchController(searchResultsController: nil)
print("obscures \(search.obscuresBackgroundDuringPresentation)")

// prints:
// obscures true
