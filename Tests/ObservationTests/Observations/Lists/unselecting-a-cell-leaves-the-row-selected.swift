// title: setSelected(false) on a cell does not deselect the table's row
// ios: 4
// device: iphone
// watch: row
// normalize:
// source: http://shusta.tumblr.com/post/893950472/stupid-bug (shusta, 2010-08)
// confidence: medium
// note: The author: the cell looks deselected but is selected again when it comes back into view; only deselectRow deselects.
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
let path = IndexPath(row: 1, section: 0)
list.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
let cell = list.tableView.cellForRow(at: path)
cell?.setSelected(false, animated: true)
print("row cell selected \(cell?.isSelected ?? true)")
print("row selected \(list.tableView.indexPathForSelectedRow?.row ?? -1)")

// prints:
// row cell selected false
// row selected 1
