// title: beginUpdates and endUpdates with nothing between still compare the row counts
// ios: 11
// device: iphone
// watch: raised
// normalize:
// source: https://github.com/Ramotion/folding-cell/issues/145 (coinmagic, 2018-04)
// confidence: high
// note: The report: rows after (11), before (4), nothing inserted or deleted, the error comes from beginUpdates/endUpdates.
import UIKit
final class List: UITableViewController {
    var count = 4
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return count }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return UITableViewCell(style: .default, reuseIdentifier: nil) }
}
let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
list.count = 11
let e = Simulator.catchException {
    list.tableView.beginUpdates()
    list.tableView.endUpdates()
}
print("raised \(e?.name.rawValue ?? "nothing")")
print("raised mentions 11: \((e?.reason ?? "").contains("after the update (11)")), 4: \((e?.reason ?? "").contains("before the update (4)"))")

// prints:
// raised NSInternalInconsistencyException
// raised mentions 11: true, 4: true
