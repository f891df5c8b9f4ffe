// title: cellForRow is nil for a row far below and for one that does not exist; no selection gives nil, not an empty list
// ios: 12
// device: iphone
// watch: table.
// normalize:
// source: UITableView.h of the iOS 12.4 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Property comments of cellForRowAtIndexPath and indexPathsForSelectedRows. In the 15.6 header the wording became "visible or prepared".
import UIKit
final class List: UITableViewController {
    override func viewDidLoad() { super.viewDidLoad(); tableView.rowHeight = 50; tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c") }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 100 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return t.dequeueReusableCell(withIdentifier: "c", for: p) }
}
let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
let t = list.tableView!
print("table.first nil: \(t.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)")
print("table.last nil: \(t.cellForRow(at: IndexPath(row: 99, section: 0)) == nil)")
print("table.beyond nil: \(t.cellForRow(at: IndexPath(row: 100, section: 0)) == nil)")
print("table.selection nil: \(t.indexPathsForSelectedRows == nil)")

// prints:
// table.first nil: false
// table.last nil: true
// table.beyond nil: true
// table.selection nil: true
