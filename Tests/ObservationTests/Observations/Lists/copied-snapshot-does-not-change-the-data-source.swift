// title: snapshot() gives a copy of the current state; changing it changes nothing until it is applied
// ios: 16
// device: iphone
// watch: source
// normalize:
// source: UIDiffableDataSource.h of the iOS 16.5 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Class comments: created from the data source it contains the current state, can be mutated and later applied; apply commits to the new state.
import UIKit
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
let table = UITableView(frame: window.bounds, style: .plain)
window.rootViewController!.view.addSubview(table)
let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in UITableViewCell() }
var first = NSDiffableDataSourceSnapshot<Int, String>()
first.appendSections([0])
first.appendItems(["a", "b"])
source.apply(first, animatingDifferences: false)
Simulator.settle()
var copy = source.snapshot()
copy.deleteItems(["a"])
print("source \(source.snapshot().itemIdentifiers) rows \(table.numberOfRows(inSection: 0))")
source.apply(copy, animatingDifferences: false)
Simulator.settle()
print("source \(source.snapshot().itemIdentifiers) rows \(table.numberOfRows(inSection: 0))")
print("source b at \(source.indexPath(for: "b")?.row ?? -1), item 0 \(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) ?? "nil")")

// prints:
// source ["a", "b"] rows 2
// source ["b"] rows 1
// source b at 0, item 0 b
