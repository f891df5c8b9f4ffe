// title: A quick tap on a table cell fires the tap of the view behind and selects nothing
// ios: 11
// device: iphone
// watch: tap | selected | table.
// normalize:
// source: GitHub file index id 38047252156 (notes on practice with touch events; the index does not show the repository); http://www.jianshu.com/p/c294d1bd963d (Lotheve, 2017)
// confidence: high
// note: The table's own touch methods hear nothing of a tap shorter than 0.15 s, because the scroll view delays content touches; didSelectRow is not called. NEWACT: touchDown, touchUp.
import UIKit
final class Table: UITableView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("table.began"); super.touchesBegan(touches, with: event) }
}
final class A: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = Table()
    override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }
    @objc func tapped(_ g: UITapGestureRecognizer) { print("tap") }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("selected \(indexPath.row)") }
}
let a = A()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let cell = a.table.cellForRow(at: IndexPath(row: 1, section: 0))!
Simulator.touchDown(at: CGPoint(x: 20, y: 20), in: cell)
Simulator.touchUp()
Simulator.settle()

// prints:
// tap
