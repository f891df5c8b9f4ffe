// title: iOS 8: a short table asks its heights once and then each row's height again after its cell
// ios: 8
// device: iphone
// watch: height | cell
// normalize:
// source: http://39.103.169.235/p/e52647d26691 (Jianshu post mirrored, after 2017-09)
// confidence: medium
// note: The line for iOS 8: few rows give one round of heights (more than a screenful gives two), then every cellForRow is followed by heightForRow of that row.
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
// height 0
// cell 1
// height 1
// cell 2
// height 2
