// title: willSelectRow may return another row, which is then the one selected
// ios: 9
// device: iphone
// watch: did | selected
// normalize:
// source: https://github.com/BrianSlick/Book-UITableViewGuide 09.HandlingRowTaps/HandlingRowTaps.md (Brian Slick, 2016-02)
// confidence: high
// note: The book and UITableView.h: a new index path changes the proposed selection.
import UIKit
final class List: UITableViewController {
    override func viewDidLoad() { super.viewDidLoad(); tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c") }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 6 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return t.dequeueReusableCell(withIdentifier: "c", for: p) }
    override func tableView(_ t: UITableView, willSelectRowAt p: IndexPath) -> IndexPath? { return IndexPath(row: 5, section: 0) }
    override func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) { print("did select \(p.row)") }
}
let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
Simulator.select(row: IndexPath(row: 2, section: 0), in: list.tableView)
Simulator.settle()
print("selected \(list.tableView.indexPathForSelectedRow?.row ?? -1)")

// prints:
// did select 5
// selected 5
