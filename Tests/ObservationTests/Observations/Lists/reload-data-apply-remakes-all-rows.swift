// title: iOS 15: applySnapshotUsingReloadData asks for every visible cell again
// ios: 15
// device: iphone
// watch: row
// normalize: collapse-repeats
// source: UIDiffableDataSource.h of the iOS 15.6 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Header: always skips diffing and resets to the new state using reloadData. MISSING: applySnapshotUsingReloadData
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
snapshot.appendItems(["a", "b"])
source.apply(snapshot, animatingDifferences: false)
Simulator.settle()
print("# reset")
source.applySnapshotUsingReloadData(snapshot)
Simulator.settle()

// prints:
// row a
// row b
