// title: Deleting a row that the table did not have says how many rows there were before the update
// ios: 9
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/jayhickey/Longboxed-iOS/issues/23 (jayhickey, 2015-10-22)
// confidence: high
// note: The report has row 9 of 0.
import UIKit
final class Source: NSObject, UITableViewDataSource {
    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 2 }
    func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return UITableViewCell() }
}
let source = Source()
let a = UIViewController()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
table.dataSource = source
a.view.addSubview(table)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let e = Simulator.catchException { table.deleteRows(at: [IndexPath(row: 9, section: 0)], with: .none) }
print("name \(e?.name.rawValue ?? "none")")
print("reason " + (e?.reason ?? "none"))

// prints:
// name NSInternalInconsistencyException
// reason attempt to delete row 9 from section 0 which only contains 2 rows before the update
