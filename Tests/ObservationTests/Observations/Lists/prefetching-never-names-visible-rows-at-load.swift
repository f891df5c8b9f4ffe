// title: A table's prefetch data source is not told about rows whose cells are needed at once
// ios: 12
// device: iphone
// watch: prefetch
// normalize:
// source: https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching/1771764-tableview (Apple)
// confidence: high
// note: The reference: not called for cells the table requires immediately. The rows named so far are compared with the rows asked before; whether any are named at load is left open. MISSING: UITableViewDataSourcePrefetching
import UIKit
var made = Set<Int>(), repeated = false
final class List: UITableViewController, UITableViewDataSourcePrefetching {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        tableView.prefetchDataSource = self
    }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 200 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { made.insert(p.row); return t.dequeueReusableCell(withIdentifier: "c", for: p) }
    func tableView(_ t: UITableView, prefetchRowsAt paths: [IndexPath]) {
        if paths.contains(where: { made.contains($0.row) }) { repeated = true }
    }
}
let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
print("prefetch of a shown row \(repeated)")

// prints:
// prefetch of a shown row false
