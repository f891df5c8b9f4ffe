// title: iOS 7: all row heights are asked once, then all cells, and no height again
// ios: 7.1
// device: iphone
// watch: height | cell
// normalize:
// source: http://39.103.169.235/p/e52647d26691 (Jianshu post mirrored, after 2017-09)
// confidence: medium
// note: The author compares releases; this is the line for iOS 7.1. Three rows of 44 points, cells made without registration.
import UIKit
final class List: UITableViewController {
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 3 }
    override func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { print("height \(p.row)"); return 44 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        print("cell \(p.row)")
        return t.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
    }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = List()
window.makeKeyAndVisible()
Simulator.settle()

// prints:
// height 0
// height 1
// height 2
// cell 0
// cell 1
// cell 2
