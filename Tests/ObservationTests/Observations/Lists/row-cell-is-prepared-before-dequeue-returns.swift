// title: prepareForReuse is called inside dequeueReusableCell, before the data source gets the old cell
// ios: 12
// device: iphone
// watch: dequeue | prepare
// normalize: collapse-repeats
// source: UITableViewCell.h of the iOS 12.4 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Comment of prepareForReuse. One row is shown, then reloaded twice, so that the pool has a cell at the last reload; the marks of the first load are dropped.
import UIKit
final class Row: UITableViewCell {
    override func prepareForReuse() { super.prepareForReuse(); print("prepare") }
}
final class List: UITableViewController {
    override func viewDidLoad() { super.viewDidLoad(); tableView.rowHeight = 400; tableView.register(Row.self, forCellReuseIdentifier: "c") }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 1 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        print("dequeue begins")
        let cell = t.dequeueReusableCell(withIdentifier: "c", for: p)
        print("dequeue ends")
        return cell
    }
}
let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
list.tableView.reloadData()
Simulator.settle()
print("# reset")
list.tableView.reloadData()
Simulator.settle()

// prints:
// dequeue begins
// prepare
// dequeue ends
