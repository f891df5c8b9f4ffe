// title: iOS 11: with estimatedRowHeight 0 all heights are asked before the first cell
// ios: 11
// device: iphone
// watch: asked
// normalize:
// source: http://39.103.169.235/p/e52647d26691 (Jianshu post mirrored, after 2017-09)
// confidence: high
// note: Also in Apple's reference of estimatedRowHeight (0 makes the table request every actual height), quoted on dev.mo4tech.com and zhouwk.github.io.
import UIKit
var asked = Set<Int>()
var first = true
final class List: UITableViewController {
    override func viewDidLoad() { super.viewDidLoad(); tableView.estimatedRowHeight = 0 }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 100 }
    override func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { asked.insert(p.row); return 50 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        if first { first = false; print("asked before the first cell: \(asked.count)") }
        return t.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
    }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = List()
window.makeKeyAndVisible()
Simulator.settle()

// prints:
// asked before the first cell: 100
