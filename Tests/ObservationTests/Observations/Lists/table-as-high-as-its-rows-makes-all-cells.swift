// title: A table whose bounds cover all its rows makes every cell, although most lie outside the window
// ios: 9
// device: iphone
// watch: cells
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/15384 (rdar 27388852, 2016-07)
// confidence: high
// note: The radar: cellForRow is called for every row when such a table sits in a scroll view; the table looks at its bounds, not at what the window shows.
import UIKit
var made = Set<Int>()
final class Page: UIViewController, UITableViewDataSource {
    override func viewDidLoad() {
        super.viewDidLoad()
        let scroll = UIScrollView(frame: view.bounds)
        scroll.contentSize = CGSize(width: 320, height: 5000)
        view.addSubview(scroll)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 5000), style: .plain)
        table.rowHeight = 50
        table.dataSource = self
        scroll.addSubview(table)
    }
    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 100 }
    func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        made.insert(p.row)
        return UITableViewCell(style: .default, reuseIdentifier: "c")
    }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Page()
window.makeKeyAndVisible()
Simulator.settle()
print("cells \(made.count)")

// prints:
// cells 100
