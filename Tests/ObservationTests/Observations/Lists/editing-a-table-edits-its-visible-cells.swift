// title: setEditing on a table sends setEditing to its visible cells and asks canEdit, then the style of editable rows
// ios: 8
// device: iphone
// watch: cell | ask
// normalize:
// source: http://t.zoukankan.com/xjshi-p-4351525.html (xjshi, 2015-03)
// confidence: medium
// note: The post follows Apple's guide: each visible cell gets the same message; canEdit rules rows out (geek-questions 1485085 too), and the style is asked only of editable rows. Because order is only described, the lines are collected and printed sorted, once each.
import UIKit
var lines = Set<String>()
final class Row: UITableViewCell {
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if editing { lines.insert("cell editing") }
    }
}
final class List: UITableViewController {
    override func viewDidLoad() { super.viewDidLoad(); tableView.rowHeight = 44; tableView.register(Row.self, forCellReuseIdentifier: "c") }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 2 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return t.dequeueReusableCell(withIdentifier: "c", for: p) }
    override func tableView(_ t: UITableView, canEditRowAt p: IndexPath) -> Bool { lines.insert("ask canEdit \(p.row)"); return p.row == 0 }
    override func tableView(_ t: UITableView, editingStyleForRowAt p: IndexPath) -> UITableViewCell.EditingStyle { lines.insert("ask style \(p.row)"); return .delete }
    override func tableView(_ t: UITableView, commit e: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}
}
let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
lines = []
list.tableView.setEditing(true, animated: true)
Simulator.settle()
lines.sorted().forEach { print($0) }

// prints:
// ask canEdit 0
// ask canEdit 1
// ask style 0
// cell editing
