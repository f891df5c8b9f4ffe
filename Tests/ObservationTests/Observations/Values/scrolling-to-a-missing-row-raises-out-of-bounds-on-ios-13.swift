// title: iOS 13: scrolling to a row that does not exist raises NSRangeException with row, count and the table
// ios: 13
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/itsmeichigo/DateTimePicker/issues/91 (thomashoangvn, 2019-12-26)
// confidence: high
// note: The log; the table's description after it is cut off here.
// open: the model does something else
import UIKit
final class Source: NSObject, UITableViewDataSource {
    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 3 }
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
let e = Simulator.catchException { table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .middle, animated: false) }
print("name \(e?.name.rawValue ?? "none")")
print("reason " + (e?.reason ?? "none").components(separatedBy: " Table view:")[0])

// prints:
// name NSRangeException
// reason Attempted to scroll the table view to an out-of-bounds row (3) when there are only 3 rows in section 0.
