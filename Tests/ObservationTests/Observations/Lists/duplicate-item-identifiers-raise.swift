// title: Appending the same item identifier twice to a snapshot raises with the duplicates in the text
// ios: 16
// device: iphone
// watch: raised
// normalize:
// source: https://github.com/mastodon/mastodon-ios/issues/1366 (whattherestimefor, 2024-11)
// confidence: high
// note: Name and text from the issue; Apple's UIDiffableDataSource.h says that duplicate values raise. On iOS 13 the text was "Fatal: supplied identifiers are not unique." (apptekstudios/ASCollectionView#80). In Swift the check comes when the snapshot is built or applied; both lie in the caught block.
import UIKit
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
let table = UITableView(frame: window.bounds, style: .plain)
window.rootViewController!.view.addSubview(table)
let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in UITableViewCell() }
let e = Simulator.catchException {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["same", "same"])
    source.apply(snapshot, animatingDifferences: false)
}
print("raised \(e?.name.rawValue ?? "nothing")")
print("raised expected text: \((e?.reason ?? "").hasPrefix("Fatal: supplied item identifiers are not unique. Duplicate identifiers:"))")

// prints:
// raised NSInternalInconsistencyException
// raised expected text: true
