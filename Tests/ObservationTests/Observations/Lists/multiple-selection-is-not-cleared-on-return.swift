// title: A table controller whose table allows multiple selection keeps its rows selected on return
// ios: 8
// device: iphone
// watch: selected
// normalize:
// source: http://mikeabdullah.net/thl-diary-17-clearsselectiononviewwillappear.html (Mike Abdullah, 2015)
// confidence: medium
// note: The author found that UITableViewController takes multiple selection as a cue not to clear. Release from the date.
import UIKit
final class List: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        tableView.allowsMultipleSelection = true
    }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 3 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return t.dequeueReusableCell(withIdentifier: "c", for: p) }
}
let list = List()
let nav = UINavigationController(rootViewController: list)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
Simulator.select(row: IndexPath(row: 0, section: 0), in: list.tableView)
Simulator.select(row: IndexPath(row: 2, section: 0), in: list.tableView)
nav.pushViewController(UIViewController(), animated: true)
Simulator.settle()
nav.popViewController(animated: true)
Simulator.settle()
print("selected \((list.tableView.indexPathsForSelectedRows ?? []).map { $0.row }.sorted())")

// prints:
// selected [0, 2]
