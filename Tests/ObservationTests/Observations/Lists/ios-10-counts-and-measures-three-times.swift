// title: iOS 10: sections, rows and heights are asked three times before the first cell
// ios: 10
// device: iphone
// watch: sections | rows | height | cell
// normalize:
// source: http://39.103.169.235/p/e4d5d6505811 (Jianshu post mirrored, log of 2017-06-14)
// confidence: high
// note: The log has three identical rounds and then the cells. The same three rounds are in http://reibang.com/p/07fef73d9b4e and in the comparison of releases (e52647d26691) for iOS 9 and 10. The table of the log is a subview, which may matter; here it is one as well. Only the part before the first cell and that cell are printed.
// open: the model does something else
import UIKit
var begun = false
func note(_ s: String) { if !begun { print(s) } }
final class Page: UIViewController, UITableViewDataSource, UITableViewDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        let table = UITableView(frame: view.bounds, style: .plain)
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
    }
    func numberOfSections(in t: UITableView) -> Int { note("sections"); return 1 }
    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { note("rows"); return 3 }
    func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { note("height"); return 40 }
    func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        note("cell"); begun = true
        return t.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
    }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Page()
window.makeKeyAndVisible()
Simulator.settle()

// prints:
// sections
// rows
// height
// height
// height
// sections
// rows
// height
// height
// height
// sections
// rows
// height
// height
// height
// cell
