// title: iOS 11: with default estimates no height is asked before the row's own cell
// ios: 11
// device: iphone
// watch: cell | height
// normalize:
// source: http://39.103.169.235/p/e52647d26691 (Jianshu post mirrored, after 2017-09)
// confidence: high
// note: The line for iOS 11 with cells made by hand. https://mcmap.net/q/1737365 and the log of haomeiwen.com/subject/wdwiuhtx.html have the height after the cell too. Repeats of a height are printed once.
import UIKit
var seen = Set<String>()
func once(_ s: String) { if seen.insert(s).inserted { print(s) } }
final class List: UITableViewController {
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 3 }
    override func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { once("height \(p.row)"); return 50 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        once("cell \(p.row)")
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
