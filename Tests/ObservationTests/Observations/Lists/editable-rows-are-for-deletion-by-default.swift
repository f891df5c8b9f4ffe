// title: Without editingStyleForRow an editable row gets the delete style while the table is edited
// ios: 12
// device: iphone
// watch: style
// normalize:
// source: UITableView.h of the iOS 12.4 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Comment above editingStyleForRowAtIndexPath; the cell's own default is none (UITableViewCell.h). MISSING: editingStyle
import UIKit
final class List: UITableViewController {
    override func viewDidLoad() { super.viewDidLoad(); tableView.rowHeight = 50; tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c") }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 2 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return t.dequeueReusableCell(withIdentifier: "c", for: p) }
    override func tableView(_ t: UITableView, commit e: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}
}
print("style of a new cell none: \(UITableViewCell(style: .default, reuseIdentifier: nil).editingStyle == .none)")
let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
list.tableView.setEditing(true, animated: false)
Simulator.settle()
let cell = list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
print("style in editing delete: \(cell?.editingStyle == .delete)")

// prints:
// style of a new cell none: true
// style in editing delete: true
