// title: Of each section the header title, the footer title and then the row count are asked, and cells come last
// ios: 9
// device: iphone
// watch: section | cell
// normalize:
// source: https://biecuoliao.com/pa/MBGj2Z0.html (reposted; undated)
// confidence: medium
// note: The log of two sections with 5 rows: numberOfSections, header title, footer title, rows of section 1, header title, footer title, rows of section 0, repeated three times, then the ten cells. Printed here: the first round and the first cell. Release chosen (before estimates became the default).
// open: the model does something else
import UIKit
var calls = 0
func note(_ s: String) { calls += 1; if calls <= 7 { print(s) } }
var first = true
final class List: UITableViewController {
    override func viewDidLoad() { super.viewDidLoad(); tableView.rowHeight = 30; tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c") }
    override func numberOfSections(in t: UITableView) -> Int { note("sections"); return 2 }
    override func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { note("section header title"); return "h" }
    override func tableView(_ t: UITableView, titleForFooterInSection s: Int) -> String? { note("section footer title"); return "f" }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { note("section \(s) rows"); return 5 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        if first { first = false; print("cell \(p.section) \(p.row)") }
        return t.dequeueReusableCell(withIdentifier: "c", for: p)
    }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = List()
window.makeKeyAndVisible()
Simulator.settle()

// prints:
// sections
// section header title
// section footer title
// section 1 rows
// section header title
// section footer title
// section 0 rows
// cell 0 0
