// title: Deleting a row while the count falls by more raises with the counts in the text
// ios: 12.4
// device: iphone
// watch: raised
// normalize:
// source: https://github.com/zbrateam/Zebra/issues/345 (normanestepan, 2019-09, iPhone X, iOS 12.4)
// confidence: high
// note: The issue has name, text (after 9, before 17, 0 inserted, 1 deleted) and the stack through endUpdates. Text as in other reports of the time, with two spaces after the first sentence (coinmagic 2018, ExpyTableView 2018, iOS 11).
import UIKit
final class List: UITableViewController {
    var count = 17
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return count }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return UITableViewCell(style: .default, reuseIdentifier: nil) }
}
let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
let e = Simulator.catchException {
    list.count = 9
    list.tableView.beginUpdates()
    list.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    list.tableView.endUpdates()
}
print("raised \(e?.name.rawValue ?? "nothing")")
print("raised \((e?.reason ?? "nothing").components(separatedBy: ".  ").joined(separator: ". "))")

// prints:
// raised NSInternalInconsistencyException
// raised Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (9) must be equal to the number of rows contained in that section before the update (17), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out).
