// title: reloadData asks the row count at once, the cell only after it has returned
// ios: 12
// device: iphone
// watch: reload | rows | cell
// normalize: collapse-repeats
// source: https://haomeiwen.com/subject/wdwiuhtx.html (Jianshu post reposted)
// confidence: high
// note: The log has: Reload Begin, numberOfRowsInSection, Reload End, cellForRowAt, heightForRow. Another log (39.103.169.235/p/3ef98e13e341, iOS 8, 2014) shows the cells after reloadData as well.
import UIKit
final class List: UITableViewController {
    override func viewDidLoad() { super.viewDidLoad(); tableView.rowHeight = 44; tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c") }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { print("rows"); return 1 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { print("cell"); return t.dequeueReusableCell(withIdentifier: "c", for: p) }
}
let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
print("reload begins")
list.tableView.reloadData()
print("reload ends")
Simulator.settle()

// prints:
// reload begins
// rows
// reload ends
// cell
