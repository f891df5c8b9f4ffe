// title: scrollToRow with a row beyond the last raises NSRangeException
// ios: 11
// device: iphone
// watch: raised
// normalize:
// source: https://github.com/CodeWicky/DWLogger/issues/1 (YWBTank, 2018-03)
// confidence: high
// note: The report has the exception's name and the text: row (82) beyond bounds (82) for section (0).
import UIKit
final class List: UITableViewController {
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 82 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return UITableViewCell(style: .default, reuseIdentifier: nil) }
}
let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
let e = Simulator.catchException { list.tableView.scrollToRow(at: IndexPath(row: 82, section: 0), at: .bottom, animated: false) }
print("raised \(e?.name.rawValue ?? "nothing")")
print("raised row (82) beyond bounds (82) for section (0): \((e?.reason ?? "").contains("row (82) beyond bounds (82) for section (0)"))")

// prints:
// raised NSRangeException
// raised row (82) beyond bounds (82) for section (0): true
