// title: Through iOS 10 rows have no estimated height by default, so every row's height is asked
// ios: 10
// device: iphone
// watch: estimate | asked
// normalize:
// source: UITableView.h of the iOS 10.3 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Header: estimatedRowHeight is 0 by default, which means no estimate. That all heights are then asked is told by itworkman.com (estimatedrowheight in ios11) and awesome-tips 2018/05.
import UIKit
var asked = Set<Int>()
final class List: UITableViewController {
    override func viewDidLoad() { super.viewDidLoad(); tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c") }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 200 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return t.dequeueReusableCell(withIdentifier: "c", for: p) }
    override func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { asked.insert(p.row); return 50 }
}
let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
print("estimate \(Int(list.tableView.estimatedRowHeight))")
print("asked \(asked.count)")

// prints:
// estimate 0
// asked 200
