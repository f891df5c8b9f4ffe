// title: reloadRows asks a new cell, sends willDisplay for it and then didEndDisplaying, although the row stays visible
// ios: 12
// device: iphone
// watch: cell | will | end
// normalize: collapse-repeats
// source: https://blog.anzfactory.xyz/articles/20190402/swift-calling-didenddisplayingcell/ (anzfactory, 2019-04-02)
// confidence: high
// note: The log for row 2: cellForRowAt, willDisplay, didEndDisplaying, didEndDisplaying; the doubled last line is collapsed here.
import UIKit
final class List: UITableViewController {
    override func viewDidLoad() { super.viewDidLoad(); tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c") }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 100 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { print("cell \(p.row)"); return t.dequeueReusableCell(withIdentifier: "c", for: p) }
    override func tableView(_ t: UITableView, willDisplay c: UITableViewCell, forRowAt p: IndexPath) { print("will \(p.row)") }
    override func tableView(_ t: UITableView, didEndDisplaying c: UITableViewCell, forRowAt p: IndexPath) { print("end \(p.row)") }
}
let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
list.tableView.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
Simulator.settle()

// prints:
// cell 2
// will 2
// end 2
