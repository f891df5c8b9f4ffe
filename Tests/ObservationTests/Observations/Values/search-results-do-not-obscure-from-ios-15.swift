// title: iOS 15: obscuresBackgroundDuringPresentation of a new search controller is false
// ios: 15
// device: iphone
// watch: obscures
// normalize:
// source: https://github.com/Tencent/QMUI_iOS/blob/master/QMUIKit/QMUIComponents/QMUISearchController.m (QMUI team, 2024-09)
// confidence: high
// note: The comment: from iOS 15 on the default is NO.
import UIKit
let search = UISearchController(searchResultsController: nil)
print("obscures \(search.obscuresBackgroundDuringPresentation)")

// prints:
// obscures false
