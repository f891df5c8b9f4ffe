// title: iOS 15: apply without animation diffs, so only the new row gets a cell
// ios: 15
// device: iphone
// watch: row
// normalize:
// source: UIDiffableDataSource.h of the iOS 15.6 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Header comment: animatingDifferences NO performs a diff but does not animate the update; applySnapshotUsingReloadData is there to skip it.
import UIKit
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
let table = UITableView(frame: window.bounds, style: .plain)
table.rowHeight = 44
table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
window.rootViewController!.view.addSubview(table)
let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { t, p, item in
    print("row \(item)")
    return t.dequeueReusableCell(withIdentifier: "c", for: p)
}
var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
snapshot.appendSections([0])
snapshot.appendItems(["a"])
source.apply(snapshot, animatingDifferences: false)
Simulator.settle()
print("# reset")
snapshot.appendItems(["b"])
source.apply(snapshot, animatingDifferences: false)
Simulator.settle()

// prints:
// row b
