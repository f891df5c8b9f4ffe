// title: iOS 9 and 10: after the counting, each cellForRow is followed by that row's height
// ios: 10
// device: iphone
// watch: cell | height
// normalize:
// source: http://39.103.169.235/p/e52647d26691 (Jianshu post mirrored, after 2017-09)
// confidence: high
// note: The line for iOS 9 and 10; http://reibang.com/p/07fef73d9b4e agrees. Heights before the first cell are not printed.
import UIKit
var begun = false
final class List: UITableViewController {
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 3 }
    override func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { if begun { print("height \(p.row)") }; return 44 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        begun = true
        print("cell \(p.row)")
        return t.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
    }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = List()
window.makeKeyAndVisible()
Simulator.settle()

// prints:
// cell 0
// height 0
// cell 1
// height 1
// cell 2
// height 2
