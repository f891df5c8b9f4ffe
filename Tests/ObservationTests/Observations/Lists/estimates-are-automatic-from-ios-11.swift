// title: From iOS 11 rowHeight and estimatedRowHeight start as automaticDimension
// ios: 11
// device: iphone
// watch: table.
// normalize:
// source: UITableView.h of the iOS 11.4 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: The defaults are in the property comments; the 10.3 header still says 0. A log elsewhere prints the constant as -1.
import UIKit
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
print("table.rowHeight automatic: \(table.rowHeight == UITableView.automaticDimension)")
print("table.estimate automatic: \(table.estimatedRowHeight == UITableView.automaticDimension)")
print("table.header estimate automatic: \(table.estimatedSectionHeaderHeight == UITableView.automaticDimension)")

// prints:
// table.rowHeight automatic: true
// table.estimate automatic: true
// table.header estimate automatic: true
