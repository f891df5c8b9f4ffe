// title: Setting a cell's content configuration replaces contentView, and setting it to nil replaces it again
// ios: 14
// device: iphone
// watch: content
// normalize:
// source: UITableViewCell.h of the iOS 16.5 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Comment of contentConfiguration: the existing content view is replaced by the configuration's view; nil puts a new one.
import UIKit
let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
let first = cell.contentView
cell.contentConfiguration = UIListContentConfiguration.cell()
let second = cell.contentView
cell.contentConfiguration = nil
let third = cell.contentView
print("content replaced \(first !== second)")
print("content replaced \(second !== third)")

// prints:
// content replaced true
// content replaced true
