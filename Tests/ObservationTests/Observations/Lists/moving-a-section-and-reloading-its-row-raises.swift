// title: iOS 9: reloading a row and moving its section in one update raises with the reload counted as a deletion
// ios: 9.3
// device: iphone
// watch: raised
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/15192 (rdar 27041784, 2016-06, iOS 9.3)
// confidence: high
// note: The radar has the steps and the text: after (3), before (3), 0 inserted, 1 deleted. Both sections have 3 rows here, which fits the numbers. MISSING: moveSection
import UIKit
final class List: UITableViewController {
    override func numberOfSections(in t: UITableView) -> Int { return 2 }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 3 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return UITableViewCell(style: .default, reuseIdentifier: nil) }
}
let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
let e = Simulator.catchException {
    list.tableView.beginUpdates()
    list.tableView.reloadRows(at: [IndexPath(row: 0, section: 1)], with: .none)
    list.tableView.moveSection(1, toSection: 0)
    list.tableView.endUpdates()
}
print("raised \(e != nil)")
print("raised 0 inserted, 1 deleted: \((e?.reason ?? "").contains("(0 inserted, 1 deleted)"))")

// prints:
// raised true
// raised 0 inserted, 1 deleted: true
