// title: iOS 13: a table view's description ends with content offset, content size, adjusted inset and data source
// ios: 13
// device: iphone
// watch: start | tail
// normalize:
// source: https://github.com/itsmeichigo/DateTimePicker/issues/91 (thomashoangvn, 2019-12-26)
// confidence: high
// note: The description stands in the text of an exception. The row heights are set so that the content size is known; estimated heights are off.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
final class Source: NSObject, UITableViewDataSource {
    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 3 }
    func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return UITableViewCell() }
}
let source = Source()
let a = UIViewController()
let table = UITableView(frame: CGRect(x: 20, y: 200, width: 60, height: 112))
table.contentInsetAdjustmentBehavior = .never
table.rowHeight = 40
table.estimatedRowHeight = 0
table.sectionHeaderHeight = 0
table.sectionFooterHeight = 0
table.dataSource = source
a.view.addSubview(table)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let text = hide(table.description)
print("start " + text.components(separatedBy: "; gestureRecognizers")[0])
let tail = text.components(separatedBy: "contentOffset").last ?? ""
print("tail contentOffset" + tail.components(separatedBy: "; dataSource: <")[0])
print("tail has source \(tail.contains("; dataSource: <"))")

// prints:
// start <UITableView: 0x; frame = (20 200; 60 112); clipsToBounds = YES
// tail contentOffset: {0, 0}; contentSize: {60, 120}; adjustedContentInset: {0, 0, 0, 0}
// tail has source true
