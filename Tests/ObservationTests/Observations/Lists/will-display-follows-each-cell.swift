// title: The table asks cellForRow before it adds a cell and sends willDisplay right after
// ios: 11
// device: iphone
// watch: cell | display
// normalize:
// source: https://mcmap.net/q/23859/-how-to-detect-the-end-of-loading-of-uitableview (Stack Overflow answer reposted)
// confidence: high
// note: The answer says so; the order cellForRow, willDisplay per row is also in http://reibang.com/p/07fef73d9b4e.
import UIKit
final class List: UITableViewController {
    override func viewDidLoad() { super.viewDidLoad(); tableView.rowHeight = 44; tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c") }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 2 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { print("cell \(p.row)"); return t.dequeueReusableCell(withIdentifier: "c", for: p) }
    override func tableView(_ t: UITableView, willDisplay c: UITableViewCell, forRowAt p: IndexPath) { print("display \(p.row)") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = List()
window.makeKeyAndVisible()
Simulator.settle()

// prints:
// cell 0
// display 0
// cell 1
// display 1
