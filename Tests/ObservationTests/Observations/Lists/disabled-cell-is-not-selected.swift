// title: A tap on a cell whose isUserInteractionEnabled is false does not reach didSelectRow
// ios: 12
// device: iphone
// watch: did | selected
// normalize:
// source: https://github.com/awesome-tips/iOS-Tips/blob/master/2019/01.md (2019-01)
// confidence: high
// note: First of the three ways the tip lists. The other rows are still selected.
import UIKit
final class List: UITableViewController {
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 2 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.isUserInteractionEnabled = p.row == 1
        return cell
    }
    override func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) { print("did select \(p.row)") }
}
let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
Simulator.select(row: IndexPath(row: 0, section: 0), in: list.tableView)
print("selected nil: \(list.tableView.indexPathForSelectedRow == nil)")
Simulator.select(row: IndexPath(row: 1, section: 0), in: list.tableView)
Simulator.settle()

// prints:
// selected nil: true
// did select 1
