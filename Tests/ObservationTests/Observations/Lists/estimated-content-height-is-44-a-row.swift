// title: iOS 11: before its cells are laid out a table of 100 rows is 4400 points high, whatever heightForRow says
// ios: 11
// device: iphone
// watch: height
// normalize:
// source: https://www.itworkman.com/explain-the-estimatedrowheight-property-in-ios11 (2017)
// confidence: medium
// note: Example with heightForRow 50 on an iPhone 7: the initial content height is 100 * 44. awesome-tips 2018/05 gives the same default. The value is read after reloadData and before any layout. That it can be read so early is inferred.
// open: the model does something else
import UIKit
final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 100 }
    func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { return 50 }
    func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return UITableViewCell(style: .default, reuseIdentifier: nil) }
}
let source = Source()
let table = UITableView(frame: CGRect(x: 0, y: 20, width: 375, height: 657), style: .plain)
table.dataSource = source
table.delegate = source
table.reloadData()
print("height \(Int(table.contentSize.height))")

// prints:
// height 4400
