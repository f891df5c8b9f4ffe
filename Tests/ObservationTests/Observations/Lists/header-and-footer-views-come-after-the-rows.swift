// title: The visible rows are asked and displayed before the section's header view and then its footer view
// ios: 10
// device: iphone
// watch: row | header | footer
// normalize:
// source: http://reibang.com/p/07fef73d9b4e (Jianshu post mirrored)
// confidence: high
// note: The list goes on after the rows with viewForHeader, willDisplayHeader, viewForFooter, willDisplayFooter. https://gitbook.existorlive.cn (UITableView loading) also puts header and footer views last.
import UIKit
final class Ear: NSObject, UITableViewDelegate {
    func tableView(_ t: UITableView, willDisplay c: UITableViewCell, forRowAt p: IndexPath) { print("row willDisplay \(p.row)") }
    func tableView(_ t: UITableView, heightForHeaderInSection s: Int) -> CGFloat { return 30 }
    func tableView(_ t: UITableView, heightForFooterInSection s: Int) -> CGFloat { return 30 }
    func tableView(_ t: UITableView, viewForHeaderInSection s: Int) -> UIView? { print("header view"); return UIView() }
    func tableView(_ t: UITableView, willDisplayHeaderView v: UIView, forSection s: Int) { print("header willDisplay") }
    func tableView(_ t: UITableView, viewForFooterInSection s: Int) -> UIView? { print("footer view"); return UIView() }
    func tableView(_ t: UITableView, willDisplayFooterView v: UIView, forSection s: Int) { print("footer willDisplay") }
}
let ear = Ear()
final class List: UITableViewController {
    override func viewDidLoad() { super.viewDidLoad(); tableView.delegate = ear }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 2 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        print("row cell \(p.row)")
        return UITableViewCell(style: .default, reuseIdentifier: "c")
    }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = List()
window.makeKeyAndVisible()
Simulator.settle()

// prints:
// row cell 0
// row willDisplay 0
// row cell 1
// row willDisplay 1
// header view
// header willDisplay
// footer view
// footer willDisplay
