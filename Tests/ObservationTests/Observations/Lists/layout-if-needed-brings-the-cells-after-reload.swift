// title: After reloadData, layoutIfNeeded makes the table ask for its cells at once
// ios: 12
// device: iphone
// watch: visible
// normalize:
// source: https://mcmap.net/q/23859/-how-to-detect-the-end-of-loading-of-uitableview (Stack Overflow answer reposted)
// confidence: high
// note: The answer: the count of visibleCells right after reloadData is wrong, since cells come in the layout pass; haomeiwen.com/subject/wdwiuhtx.html recommends layoutIfNeeded for the same reason. Here the rows grow from 0 to 3.
import UIKit
final class List: UITableViewController {
    var count = 0
    override func viewDidLoad() { super.viewDidLoad(); tableView.rowHeight = 44; tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c") }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return count }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { print("visible asks \(p.row)"); return t.dequeueReusableCell(withIdentifier: "c", for: p) }
}
let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
list.count = 3
list.tableView.reloadData()
print("visible layout begins")
list.tableView.layoutIfNeeded()
print("visible cells \(list.tableView.visibleCells.count)")

// prints:
// visible layout begins
// visible asks 0
// visible asks 1
// visible asks 2
// visible cells 3
