// title: With estimates the content height is the seen rows' heights plus the estimate for the others
// ios: 11
// device: iphone
// watch: height
// normalize:
// source: https://ogeek.cn/qa/?qa=717320%2F (Stack Overflow answer reposted)
// confidence: high
// note: The answer gives the formula: unseen rows * estimate + displayed rows * height. Rows are 100 high, the estimate is 30, and the printed line compares with the rows whose height was asked.
import UIKit
var asked = Set<Int>()
final class List: UITableViewController {
    override func viewDidLoad() { super.viewDidLoad(); tableView.estimatedRowHeight = 30 }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 200 }
    override func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { asked.insert(p.row); return 100 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        return t.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
    }
}
let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
let expected = asked.count * 100 + (200 - asked.count) * 30
print("height all seen: \(asked.count == 200)")
print("height is the sum: \(Int(list.tableView.contentSize.height) == expected)")

// prints:
// height all seen: false
// height is the sum: true
