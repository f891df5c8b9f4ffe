// title: iOS 15: reconfigureRows asks cellForRow again and dequeues the existing cell without prepareForReuse
// ios: 15
// device: iphone
// watch: cell | prepare | same
// normalize:
// source: https://threadreaderapp.com/thread/1403908057185144832.html (Tyler Fox of UIKit, 2021-06)
// confidence: high
// note: The thread describes it for tables and collections; Apple's reference of prepareForReuse says that reconfiguring does not call it. The far row has no cell, so reconfiguring it does nothing. MISSING: reconfigureRows
import UIKit
final class Row: UITableViewCell {
    override func prepareForReuse() { super.prepareForReuse(); print("prepare") }
}
weak var last: UITableViewCell?
final class List: UITableViewController {
    override func viewDidLoad() { super.viewDidLoad(); tableView.rowHeight = 44; tableView.register(Row.self, forCellReuseIdentifier: "c") }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 200 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        print("cell \(p.row)")
        let cell = t.dequeueReusableCell(withIdentifier: "c", for: p)
        last = cell
        return cell
    }
}
let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
let before = list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
list.tableView.reconfigureRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 199, section: 0)])
Simulator.settle()
print("same dequeued \(last === before)")
print("same shown \(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) === before)")

// prints:
// cell 1
// same dequeued true
// same shown true
