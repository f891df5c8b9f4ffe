// title: iOS 15: a row's configurationUpdateHandler runs before the row is on screen, and again when the row is selected
// ios: 15
// device: iphone
// watch: handler
// normalize: collapse-repeats
// source: https://threadreaderapp.com/thread/1402503136594391043.html (Tyler Fox of UIKit, 2021-06)
// confidence: high
// note: The thread: guaranteed to run before the cell first displays, and any time the view's state changes. Selection by code changes the state too. MISSING: configurationUpdateHandler
import UIKit
final class List: UITableViewController {
    override func viewDidLoad() { super.viewDidLoad(); tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c") }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 1 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        let cell = t.dequeueReusableCell(withIdentifier: "c", for: p)
        cell.configurationUpdateHandler = { _, state in print("handler selected \(state.isSelected)") }
        return cell
    }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("handler seen by now") }
}
let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
list.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
Simulator.settle()

// prints:
// handler selected false
// handler seen by now
// handler selected true
