// title: iOS 14: apply without animation reloads, so an unchanged row gets a cell again
// ios: 14
// device: iphone
// watch: row
// normalize:
// source: https://www.wwdcnotes.com/notes/wwdc21/10252/ (WWDC 2021 session 10252, notes)
// confidence: high
// note: The notes: before iOS 15 applying without animation did a reloadData internally. UIDiffableDataSource.h of 14.5 says that NO commits to the new state, while 15.6 says that a diff is made; Apple's AppKit page of apply says that the content is reloaded.
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
// row a
// row b
