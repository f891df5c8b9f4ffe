// title: In one update block deletions are applied before insertions, whatever the order of the calls
// ios: 8
// device: iphone
// watch: rows
// normalize:
// source: http://t.zoukankan.com/xjshi-p-4351525.html (xjshi, 2015-03)
// confidence: high
// note: Also Apple's Table View Programming Guide, which the post follows. The insertion is at index 2 of the final rows, the deletion at index 0 of the old rows; the cells shown afterwards have the labels of the final model.
import UIKit
final class List: UITableViewController {
    var model = ["a", "b", "c"]
    override func viewDidLoad() { super.viewDidLoad(); tableView.rowHeight = 44; tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c") }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return model.count }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        let cell = t.dequeueReusableCell(withIdentifier: "c", for: p)
        cell.textLabel?.text = model[p.row]
        return cell
    }
}
let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
list.model = ["b", "c", "new"]
list.tableView.beginUpdates()
list.tableView.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
list.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
list.tableView.endUpdates()
Simulator.settle()
let shown = (0..<3).map { list.tableView.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text ?? "nil" }
print("rows \(shown)")

// prints:
// rows ["b", "c", "new"]
