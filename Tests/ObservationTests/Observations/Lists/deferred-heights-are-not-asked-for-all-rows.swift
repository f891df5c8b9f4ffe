// title: With estimatedHeightForRow implemented not every row's height is asked at load
// ios: 12
// device: iphone
// watch: asked
// normalize:
// source: UITableView.h of the iOS 12.4 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Comment above the estimated heights: the calls for heights are deferred until views are ready to be displayed.
import UIKit
var asked = Set<Int>()
final class List: UITableViewController {
    override func viewDidLoad() { super.viewDidLoad(); tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c") }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 500 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return t.dequeueReusableCell(withIdentifier: "c", for: p) }
    override func tableView(_ t: UITableView, estimatedHeightForRowAt p: IndexPath) -> CGFloat { return 50 }
    override func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { asked.insert(p.row); return 50 }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = List()
window.makeKeyAndVisible()
Simulator.settle()
print("asked for the first: \(asked.contains(0))")
print("asked for the last: \(asked.contains(499))")

// prints:
// asked for the first: true
// asked for the last: false
