// title: obscuresBackgroundDuringPresentation of a new search controller is false from iOS 15
// ios: 15
// device: iphone
// watch: obscures
// normalize: 
// source: https://github.com/Tencent/QMUI_iOS QMUIKit/QMUIComponents/QMUISearchController.m (QMUI team, 2021)
// confidence: medium
// note: Comment: from iOS 15 the default is NO; they set it to YES to look as before.
import UIKit
let search = UISearchController(searchResultsController: nil)
print("obscures \(search.obscuresBackgroundDuringPresentation)")

// prints:
// obscures false
