// title: A press longer than a tap on a table cell fails the superview's tap and selects the row
// ios: 11
// device: iphone
// watch: tap | selected
// normalize:
// source: GitHub file index id 38047252156 (notes on practice with touch events; the index does not show the repository); http://www.jianshu.com/p/c294d1bd963d (Lotheve, 2017)
// confidence: high
// note: Both logs: a quick tap on the cell fires only the tap of the view behind, a long press ends with didSelectRow and no tap. NEWACT: touchDown, touchUp; two seconds pass between them.
import UIKit
final class A: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView()
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
Simulator.advance(by: 2)
Simulator.touchUp()
Simulator.settle()

// prints:
// selected 1
