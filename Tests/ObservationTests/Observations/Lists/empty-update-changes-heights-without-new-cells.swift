// title: beginUpdates and endUpdates with nothing between take up new row heights without asking for cells
// ios: 9
// device: iphone
// watch: cell | height
// normalize:
// source: http://hk.javashuo.com/article/p-pyoevuuj-hp.html (javashuo)
// confidence: high
// note: The post: only heightForRow is called, not cellForRow. Apple's reference of beginUpdates, quoted on cnblogs.com/AbeDay/p/5026892.html, says that it animates the change in the row heights without reloading the cell.
import UIKit
var asked = false
final class List: UITableViewController {
    var height: CGFloat = 44
    override func viewDidLoad() { super.viewDidLoad(); tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c") }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 2 }
    override func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { asked = true; return height }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { print("cell \(p.row)"); return t.dequeueReusableCell(withIdentifier: "c", for: p) }
}
let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
let path = IndexPath(row: 0, section: 0)
let before = list.tableView.cellForRow(at: path)
asked = false
list.height = 90
list.tableView.beginUpdates()
list.tableView.endUpdates()
Simulator.settle()
print("height asked \(asked)")
print("height \(Int(list.tableView.cellForRow(at: path)?.frame.height ?? -1))")
print("height of the same cell \(before === list.tableView.cellForRow(at: path))")

// prints:
// height asked true
// height 90
// height of the same cell true
