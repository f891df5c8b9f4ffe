// title: iOS 10: a row that comes on screen asks cell, height, editability and then sends willDisplay
// ios: 10
// device: iphone
// watch: row
// normalize:
// source: http://reibang.com/p/07fef73d9b4e (Jianshu post mirrored)
// confidence: medium
// note: The author's list per visible cell (accessoryType, long deprecated, left out). Header and footer come after the rows, see the other case. Release inferred: three counting rounds are of iOS 9 or 10.
// open: the model does something else
import UIKit
var begun = false
final class List: UITableViewController {
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 1 }
    override func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { if begun { print("row height") }; return 44 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        begun = true
        print("row cell")
        return t.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
    }
    override func tableView(_ t: UITableView, canEditRowAt p: IndexPath) -> Bool { print("row canEdit"); return true }
    override func tableView(_ t: UITableView, willDisplay c: UITableViewCell, forRowAt p: IndexPath) { print("row willDisplay") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = List()
window.makeKeyAndVisible()
Simulator.settle()

// prints:
// row cell
// row height
// row canEdit
// row willDisplay
