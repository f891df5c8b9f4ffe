// title: Tapping a second row sends the first one's deselection pair before the new row's didSelect
// ios: 9
// device: iphone
// watch: will | did
// normalize:
// source: https://github.com/BrianSlick/Book-UITableViewGuide 09.HandlingRowTaps/HandlingRowTaps.md (Brian Slick, 2016-02)
// confidence: high
// note: The book: the logs show the deselection of the first row, then the selection of the next. It has no willSelect in that step, so none is watched.
import UIKit
final class Ear: NSObject, UITableViewDelegate {
    func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) { print("did select \(p.row)") }
    func tableView(_ t: UITableView, willDeselectRowAt p: IndexPath) -> IndexPath? { print("will deselect \(p.row)"); return p }
    func tableView(_ t: UITableView, didDeselectRowAt p: IndexPath) { print("did deselect \(p.row)") }
}
let ear = Ear()
final class List: UITableViewController {
    override func viewDidLoad() { super.viewDidLoad(); tableView.delegate = ear; tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c") }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 3 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return t.dequeueReusableCell(withIdentifier: "c", for: p) }
}
let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
Simulator.select(row: IndexPath(row: 0, section: 0), in: list.tableView)
Simulator.settle()
Simulator.select(row: IndexPath(row: 2, section: 0), in: list.tableView)
Simulator.settle()

// prints:
// did select 0
// will deselect 0
// did deselect 0
// did select 2
