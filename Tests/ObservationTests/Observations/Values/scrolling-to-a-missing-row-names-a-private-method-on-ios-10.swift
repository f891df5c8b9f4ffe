// title: iOS 10: the exception for scrolling to a missing row begins with a private method's name
// ios: 10
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/xmartlabs/Eureka/issues/1219 (yerzhanserikbay, 2017-09-12)
// confidence: high
// note: The log; evgzor/CustomDatePickerView#3 of 2014 has the same text.
import UIKit
final class Source: NSObject, UITableViewDataSource {
    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 1 }
    func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return UITableViewCell() }
}
let source = Source()
let a = UIViewController()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
table.dataSource = source
a.view.addSubview(table)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let e = Simulator.catchException { table.scrollToRow(at: IndexPath(row: 1, section: 0), at: .middle, animated: false) }
print("name \(e?.name.rawValue ?? "none")")
print("reason " + (e?.reason ?? "none"))

// prints:
// name NSRangeException
// reason -[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row (1) beyond bounds (1) for section (0).
