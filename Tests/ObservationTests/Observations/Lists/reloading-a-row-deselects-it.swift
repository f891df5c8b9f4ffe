// title: reloadRows takes the selection away from the rows it reloads
// ios: 5
// device: iphone
// watch: selected
// normalize:
// source: http://blog.stevex.net/2011/12/uitableview-selection-not-sticking-when-reloading-cells/ (Steve Tibbett, 2011-12)
// confidence: high
// note: Code with two logs, before and after: the path, then null.
import UIKit
final class List: UITableViewController {
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 5 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return UITableViewCell(style: .default, reuseIdentifier: nil) }
}
let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
let path = IndexPath(row: 3, section: 0)
list.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
print("selected \(list.tableView.indexPathForSelectedRow?.row ?? -1)")
list.tableView.reloadRows(at: [path], with: .none)
print("selected \(list.tableView.indexPathForSelectedRow?.row ?? -1)")

// prints:
// selected 3
// selected -1
